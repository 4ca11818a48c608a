/// Finds members by their names. Few are looked through, and many have a table.
struct JSONNames {
  /// The names as they read, in order.
  let names: [JSONToken]
  private var table: [JSONToken: Int]?

  init(_ names: [JSONToken]) {
    self.names = names
    if names.count > 16 { table = Dictionary(names.enumerated().map { ($1, $0) }) { _, last in last } }
  }

  init(_ members: [JSONValue.Member]) {
    self.init(members.map(\.key.identity))
  }

  /// The index of the last member of a name.
  func last(_ name: JSONToken) -> Int? {
    if let table { return table[name] }
    return names.lastIndex(of: name)
  }

  /// Whether a member is the last of its name.
  func isLast(_ index: Int) -> Bool {
    last(names[index]) == index
  }

  /// Whether members have the same name.
  var hasDuplicates: Bool {
    if let table { return table.count < names.count }
    return names.indices.contains { !isLast($0) }
  }
}
