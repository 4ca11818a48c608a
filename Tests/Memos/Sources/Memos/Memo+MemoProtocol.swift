import EditorKit

extension Memo: MemoProtocol {
  static var attributes: [Attribute<Take>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}
