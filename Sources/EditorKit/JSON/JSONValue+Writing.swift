import Foundation

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, on one line without a space.
  public var description: String {
    var bytes: [UInt8] = []
    write(style: .compact, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as JSON in UTF-8, with the tokens as they are.
  ///
  /// - Parameter isPretty: Whether elements and members have a line each, indented by two spaces a level, and the last line
  ///   ends with a line feed; otherwise everything is on one line without a space.
  public func data(isPretty: Bool = false) -> Data {
    var bytes: [UInt8] = []
    write(style: isPretty ? .pretty : .compact, into: &bytes)
    if isPretty { bytes.append(UInt8(ascii: "\n")) }
    return Data(bytes)
  }

  /// Adds the value to bytes.
  ///
  /// - Parameters:
  ///   - style: How it is laid out.
  ///   - indentation: What the line on which the value starts is indented by.
  ///   - bytes: What it is added to.
  func write(style: JSONStyle, indentation: [UInt8] = [], into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += bool ? "true".utf8 : "false".utf8
    case .number(let number): number.digits.withBytes { bytes += $0 }
    case .string(let text): text.write(into: &bytes)
    case .array(let elements):
      style.write(elements, between: ("[", "]"), indentation, into: &bytes) {
        $0.write(style: style, indentation: $1, into: &$2)
      }
    case .object(let members):
      style.write(members, between: ("{", "}"), indentation, into: &bytes) { member, inner, bytes in
        member.key.write(into: &bytes)
        bytes += style.colon
        member.value.write(style: style, indentation: inner, into: &bytes)
      }
    }
  }
}

extension JSONValue.Text {
  /// Adds the token to bytes.
  func write(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    inner.withBytes { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONStyle {
  fileprivate func write<Part>(
    _ parts: [Part], between brackets: (Unicode.Scalar, Unicode.Scalar), _ base: [UInt8], into bytes: inout [UInt8],
    _ body: (Part, [UInt8], inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    let inner = base + (indentation ?? [])
    let isOnLines = indentation != nil && !parts.isEmpty
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes += indentation == nil ? comma : [UInt8(ascii: ",")] }
      if isOnLines { bytes += lineBreak + inner }
      body(part, inner, &bytes)
    }
    if isOnLines { bytes += lineBreak + base }
    bytes.append(UInt8(ascii: brackets.1))
  }
}
