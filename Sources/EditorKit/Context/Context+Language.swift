import Foundation

extension Context {
  /// A language in which the kit has texts of its own, for programs that let a person choose one by name.
  public enum Language: String, CaseIterable, Sendable {
    /// English.
    case english = "en"
    /// Simplified Chinese.
    case simplifiedChinese = "zh-Hans"

    /// The language that a process's environment asks for: simplified Chinese where it says so, or else English.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that isn't empty decides.
    ///
    /// - Parameter environment: The variables and their values.
    public init(environment: [String: String]) {
      let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
      let name = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
      // As in zh_CN.UTF-8, zh_Hans_SG@pinyin, zh-Hans.
      let locale = name.prefix { $0 != "." && $0 != "@" }
      let parts = locale.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
      let isSimplified = parts.count == 1 || parts.dropFirst().contains { ["hans", "cn", "sg"].contains($0) }
      self = parts.first == "zh" && isSimplified && !parts.contains("hant") ? .simplifiedChinese : .english
    }

    /// The texts of the kit's components.
    public var labels: Labels {
      switch self {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
    }

    /// The locale for numbers and dates, where nothing says more than the language.
    public var locale: Locale { Locale(identifier: rawValue) }
  }
}
