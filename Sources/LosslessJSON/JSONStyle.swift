/// How JSON is laid out.
package struct JSONStyle: Equatable, Sendable {
  /// What a line is indented by for each level; nil lays everything out on one line.
  package var indentation: [UInt8]?
  /// What ends a line.
  package var lineBreak: [UInt8]
  /// What stands between a name and its value, the colon among it.
  package var colon: [UInt8]
  /// What stands between two values on one line, the comma among it.
  package var comma: [UInt8]

  /// Everything on one line, without a space.
  package static let compact = JSONStyle()
  /// A line each for elements and members, indented by two spaces a level.
  package static let pretty = JSONStyle(indentation: "  ", colon: ": ", comma: ", ")

  init(indentation: String? = nil, lineBreak: String = "\n", colon: String = ":", comma: String = ",") {
    self.indentation = indentation.map { Array($0.utf8) }
    self.lineBreak = Array(lineBreak.utf8)
    self.colon = Array(colon.utf8)
    self.comma = Array(comma.utf8)
  }

  /// The style with everything on one line.
  var onOneLine: JSONStyle {
    var style = self
    style.indentation = nil
    return style
  }
}
