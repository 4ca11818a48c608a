import EditorKit
import Foundation
import Testing

@Suite("Languages") @MainActor
struct LanguageTests {
  @Test(
    "The environment's locale decides; what isn't simplified Chinese is English",
    arguments: [
      ([:], .english), (["LANG": "C"], .english), (["LANG": "de_DE.UTF-8"], .english),
      (["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
      (["LANG": "zh_SG"], .simplifiedChinese), (["LANG": "zh-Hans"], .simplifiedChinese),
      (["LANG": "zh"], .simplifiedChinese),
      (["LANG": "zh_Hans_HK@x"], .simplifiedChinese), (["LANG": "zh_TW.UTF-8"], .english),
      (["LANG": "zh_Hant_CN"], .english),
      (["LC_ALL": "", "LANG": "zh_CN"], .simplifiedChinese), (["LC_ALL": "en_US", "LANG": "zh_CN"], .english),
      (["LC_MESSAGES": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
    ] as [([String: String], Context.Language)]
  )
  func environment(variables: [String: String], language: Context.Language) {
    #expect(Context.Language(environment: variables) == language)
  }

  @Test("Every language has its labels and its locale", arguments: Context.Language.allCases)
  func contents(language: Context.Language) {
    #expect((language.labels == .english) == (language == .english))
    #expect(language.locale.identifier.hasPrefix(language.rawValue.prefix(2)))
  }
}
