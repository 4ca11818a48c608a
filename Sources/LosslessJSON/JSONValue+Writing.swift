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
  package func write(style: JSONStyle, indentation: [UInt8] = [], into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += bool ? "true".utf8 : "false".utf8
    case .number(let number): number.digits.withBytes { bytes += $0 }
    case .string(let text): text.write(into: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      let inner = style.inner(indentation)
      for index in elements.indices {
        style.start(inner, isFirst: index == 0, into: &bytes)
        elements[index].write(style: style, indentation: inner, into: &bytes)
      }
      style.end("]", indentation, isEmpty: elements.isEmpty, into: &bytes)
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let inner = style.inner(indentation)
      for index in members.indices {
        style.start(inner, isFirst: index == 0, into: &bytes)
        members[index].key.write(into: &bytes)
        bytes += style.colon
        members[index].value.write(style: style, indentation: inner, into: &bytes)
      }
      style.end("}", indentation, isEmpty: members.isEmpty, into: &bytes)
    }
  }
}

extension JSONValue.StringToken {
  /// Adds the token to bytes.
  func write(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    inner.withBytes { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONStyle {
  fileprivate func inner(_ base: [UInt8]) -> [UInt8] {
    indentation.map { base + $0 } ?? base
  }

  /// Adds what stands before a value in an array or object.
  fileprivate func start(_ inner: [UInt8], isFirst: Bool, into bytes: inout [UInt8]) {
    if !isFirst { bytes += indentation == nil ? comma : [UInt8(ascii: ",")] }
    if indentation != nil {
      bytes += lineBreak
      bytes += inner
    }
  }

  fileprivate func end(_ bracket: Unicode.Scalar, _ base: [UInt8], isEmpty: Bool, into bytes: inout [UInt8]) {
    if indentation != nil, !isEmpty {
      bytes += lineBreak
      bytes += base
    }
    bytes.append(UInt8(ascii: bracket))
  }
}
