extension JSONValue {
  /// A step on the way to a value in another. Literals are steps: `value["tags", 0]` and `value[.key(name), .index(index)]`.
  public enum PathComponent: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral,
    ExpressibleByIntegerLiteral
  {
    /// To the member of a name.
    case key(String)
    /// To the element at an index.
    case index(Int)

    /// Makes a step to a member.
    public init(stringLiteral key: String) {
      self = .key(key)
    }

    /// Makes a step to an element.
    public init(integerLiteral index: Int) {
      self = .index(index)
    }

    /// The name or the index.
    public var description: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  /// The value at the end of a path, such as `value["recording", "trimStart"]`.
  ///
  /// Each step reads and writes as a subscript with it alone does. Writing a value makes the objects and arrays on the way
  /// where there is nothing or null; writing nil makes none.
  public subscript(first: PathComponent, second: PathComponent, rest: PathComponent...) -> JSONValue? {
    get { self[[first, second] + rest] }
    set { self[[first, second] + rest] = newValue }
  }

  /// The value at the end of a path; the value itself for an empty one, which reads as null after nil is written.
  ///
  /// Each step reads and writes as a subscript with it alone does. Writing a value makes the objects and arrays on the way
  /// where there is nothing or null; writing nil makes none.
  public subscript(path: [PathComponent]) -> JSONValue? {
    get {
      var value = self
      for step in path {
        guard let next = value.value(at: step) else { return nil }
        value = next
      }
      return value
    }
    set { set(newValue, path[...]) }
  }

  private func value(at step: PathComponent) -> JSONValue? {
    switch (step, self) {
    case (.key(let key), .object(let members)): members.lastIndex(of: key).map { members[$0].value }
    case (.index(let index), .array(let elements)): elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }

  private mutating func set(_ value: JSONValue?, _ path: ArraySlice<PathComponent>) {
    guard let step = path.first else {
      self = (value ?? .null).written(over: self)
      return
    }
    let rest = path.dropFirst()
    switch step {
    case .key(let key):
      if isNull, let value, let member = Member.made(key, value, rest) {
        self = .object([member])
      } else {
        changeMembers { $0.set(value, key, rest) }
      }
    case .index(let index):
      if isNull, index == 0, let value, let element = Self.made(value, rest) {
        self = .array([element])
      } else {
        changeElements { $0.set(value, index, rest) }
      }
    }
  }

  // While parts are changed, nothing else refers to their memory, so that changing one doesn't copy them all.

  private mutating func changeMembers(_ body: (inout [Member]) -> Void) {
    guard case .object(var members) = self else { return }
    self = .null
    body(&members)
    self = .object(members)
  }

  private mutating func changeElements(_ body: (inout [JSONValue]) -> Void) {
    guard case .array(var elements) = self else { return }
    self = .null
    body(&elements)
    self = .array(elements)
  }

  /// What a write makes where there is nothing; nil where the path leads nowhere.
  fileprivate static func made(_ value: JSONValue, _ path: ArraySlice<PathComponent>) -> JSONValue? {
    var made = JSONValue.null
    made.set(value, path)
    return made == .null && !path.isEmpty ? nil : made
  }

  fileprivate mutating func setPart(_ value: JSONValue?, _ path: ArraySlice<PathComponent>) {
    set(value, path)
  }
}

extension [JSONValue] {
  fileprivate mutating func set(_ value: JSONValue?, _ index: Int, _ rest: ArraySlice<JSONValue.PathComponent>) {
    if indices.contains(index) {
      if value == nil, rest.isEmpty { remove(at: index) } else { self[index].setPart(value, rest) }
    } else if index == count, let value, let made = JSONValue.made(value, rest) {
      append(made)
    }
  }
}

extension JSONValue.Member {
  fileprivate static func made(_ key: String, _ value: JSONValue, _ rest: ArraySlice<JSONValue.PathComponent>) -> Self?
  {
    JSONValue.made(value, rest).map { Self(key: JSONValue.StringToken(key), value: $0) }
  }
}

extension [JSONValue.Member] {
  /// The index of the last member of a name.
  package func lastIndex(of key: String) -> Int? {
    let name = JSONToken(key)
    return lastIndex { $0.key.identity == name }
  }

  fileprivate mutating func set(_ value: JSONValue?, _ key: String, _ rest: ArraySlice<JSONValue.PathComponent>) {
    if value == nil, rest.isEmpty {
      let name = JSONToken(key)
      removeAll { $0.key.identity == name }
    } else if let index = lastIndex(of: key) {
      self[index].value.setPart(value, rest)
    } else if let value, let made = JSONValue.Member.made(key, value, rest) {
      append(made)
    }
  }
}
