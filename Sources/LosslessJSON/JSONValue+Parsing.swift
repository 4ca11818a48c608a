extension JSONValue {
  /// Reads a JSON document, with everything in it but white space.
  ///
  /// - Parameter bytes: The document in UTF-8, such as `Data`. A byte order mark at its start is skipped.
  /// - Throws: A ``JSONError`` with the first place that isn't JSON (RFC 8259), or where arrays and objects are nested more
  ///   than 512 deep.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    let result: Result<JSONValue, JSONError> = bytes.withBytes { bytes in
      do throws(JSONError) {
        let tape = try JSONTape(bytes)
        return .success(JSONValue(tape, at: 0, in: bytes))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// Reads a JSON document, with everything in it but white space.
  ///
  /// - Parameter text: The document.
  /// - Throws: A ``JSONError`` with the first place that isn't JSON (RFC 8259), or where arrays and objects are nested more
  ///   than 512 deep.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: text.utf8)
  }

  /// Makes the value of a node, of a tape that keeps all nodes in it.
  package init(_ tape: JSONTape, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var index = index
    self = tape.nodes.withUnsafeBufferPointer { Self.value($0, &index, bytes) }
  }

  private static func value(
    _ nodes: UnsafeBufferPointer<JSONTape.Node>, _ index: inout Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONValue {
    let node = nodes[index]
    index += 1
    switch node.kind {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .number: return .number(Number(digits: JSONToken(UnsafeBufferPointer(rebasing: bytes[node.start..<node.end]))))
    case .string: return .string(StringToken(node, in: bytes))
    case .array:
      var elements: [JSONValue] = []
      while index < node.next { elements.append(value(nodes, &index, bytes)) }
      return .array(elements)
    case .object:
      var members: [Member] = []
      while index < node.next {
        let key = StringToken(nodes[index], in: bytes)
        index += 1
        members.append(Member(key: key, value: value(nodes, &index, bytes)))
      }
      return .object(members)
    }
  }
}

extension JSONValue.StringToken {
  /// Makes the text of a node that is one.
  init(_ node: JSONTape.Node, in bytes: UnsafeBufferPointer<UInt8>) {
    inner = JSONToken(UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.end - 1]))
  }
}
