import EditorKit

/// The words that the line host puts on a screen by itself. The command language, and errors about it, are English.
package struct Wording: Sendable {
  var on = "on"
  var off = "off"
  var empty = "empty"
  var none = "none"
  var disabled = "disabled"
  var image = "Image"
  var error = "Error: "
  var problem = "problem: "
  /// Two ends of a range.
  var range: @Sendable (_ from: String, _ to: String) -> String = { "\($0) to \($1)" }
  /// How many rows a list has.
  var rows: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 row" : "\($0) rows" }
  /// Which rows of a list are shown, and the command that shows others.
  var page: @Sendable (_ first: Int, _ last: Int, _ count: Int, _ command: String) -> String = {
    "Rows \($0) to \($1) of \($2); for others: \($3)"
  }
  /// A line that isn't on the screen any more.
  var gone = "gone: "

  /// The words in a language.
  package init(_ language: Context.Language) {
    guard language == .simplifiedChinese else { return }
    on = "开"
    off = "关"
    empty = "空"
    none = "无"
    disabled = "不可用"
    image = "图片"
    error = "错误："
    problem = "问题："
    range = { "\($0) 至 \($1)" }
    rows = { "\($0) 行" }
    page = { "第 \($0) 至 \($1) 行，共 \($2) 行；查看其他行：\($3)" }
    gone = "已移除："
  }

  /// Returns the text that stands for an absent value: the placeholder in parentheses, or a word if that is empty.
  func placeholder(_ text: String, or word: String) -> String {
    "(" + (text.isEmpty ? word : SafeText.text(text)) + ")"
  }
}
