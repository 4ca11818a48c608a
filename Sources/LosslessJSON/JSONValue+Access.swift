extension JSONValue {
  /// Whether it is null.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The value of `true` and `false`; nil for another kind.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The nearest `Double` to a number; nil for another kind, and beyond the largest `Double`.
  public var double: Double? {
    if case .number(let number) = self { number.double } else { nil }
  }

  /// A number that is exactly an integer, however it is written; nil for another kind and for other numbers.
  public var int: Int? {
    if case .number(let number) = self { number.int } else { nil }
  }

  /// What a text says; nil for another kind.
  public var string: String? {
    if case .string(let text) = self { text.content } else { nil }
  }

  /// The elements of an array; nil for another kind.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object in their order, those of the same name too; nil for another kind.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of a member; nil where there is none, and for another kind. Of members of the same name, it is the last.
  ///
  /// Writing replaces the value in its place (of members of the same name, the last one's), or adds a member at the end.
  /// Writing nil removes all members of the name; to write null, write `.null`. Null becomes an object; other kinds, which
  /// have no members, stay as they are. What is equivalent to the value before keeps the tokens as they are written.
  public subscript(key: String) -> JSONValue? {
    get { self[[.key(key)]] }
    set { self[[.key(key)]] = newValue }
  }

  /// The value of an element; nil where there is none, and for another kind.
  ///
  /// Writing replaces it, or adds it where the index is the number of elements. Writing nil removes it; to write null,
  /// write `.null`. Null becomes an array. Elsewhere a write does nothing.
  public subscript(index: Int) -> JSONValue? {
    get { self[[.index(index)]] }
    set { self[[.index(index)]] = newValue }
  }
}
