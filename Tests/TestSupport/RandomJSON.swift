package import LosslessJSON

/// Makes JSON of every kind and layout, the same in every run.
package struct RandomJSON {
  package var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  /// A value, whose objects have no names twice unless that is wanted.
  package mutating func value(depth: Int = 4, hasDuplicates: Bool = false) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2, 3: return .number(number())
    case 4, 5: return .string(text())
    case 6, 7: return .object(members(depth: depth, hasDuplicates: hasDuplicates))
    default:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, hasDuplicates: hasDuplicates) }
      )
    }
  }

  package mutating func members(depth: Int, hasDuplicates: Bool = false) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let key = name()
      if !hasDuplicates, members.lastIndex(of: key.content) != nil { continue }
      members.append(JSONValue.Member(key: key, value: value(depth: depth - 1, hasDuplicates: hasDuplicates)))
    }
    return members
  }

  private mutating func name() -> JSONValue.StringToken {
    let names = [#""a""#, #""b""#, #""c""#, #""id""#, #""\u0061""#, #""é""#, #""\u00e9""#, #""""#, #""\n""#, #""d""#]
    return JSONValue.StringToken(token: names.randomElement(using: &random)!)!
  }

  private mutating func number() -> JSONValue.Number {
    let tokens = [
      "0", "-0", "1", "1.0", "1.10", "11e-1", "2", "3", "1E400", "12345678901234567890", "1e-9", "100", "1e2",
    ]
    return JSONValue.Number(token: tokens.randomElement(using: &random)!)!
  }

  private mutating func text() -> JSONValue.StringToken {
    let tokens = [#""""#, #""a""#, #""\u0061""#, #""😀""#, #""\ud83d\ude00""#, #""\ud800""#, #""[{,:""#, #""\"""#]
    return JSONValue.StringToken(token: tokens.randomElement(using: &random)!)!
  }

  /// A value that differs from another one here and there.
  package mutating func edited(_ value: JSONValue, depth: Int = 4) -> JSONValue {
    if chance(10) { return self.value(depth: depth) }
    switch value {
    case .array(var elements):
      for index in elements.indices { elements[index] = edited(elements[index], depth: depth - 1) }
      if !elements.isEmpty, chance(4) { elements.remove(at: .random(in: 0..<elements.count, using: &random)) }
      if chance(4) {
        elements.insert(self.value(depth: depth - 1), at: .random(in: 0...elements.count, using: &random))
      }
      if chance(6) { elements.shuffle(using: &random) }
      return .array(elements)
    case .object(var members):
      for index in members.indices { members[index].value = edited(members[index].value, depth: depth - 1) }
      if !members.isEmpty, chance(4) { members.remove(at: .random(in: 0..<members.count, using: &random)) }
      for member in self.members(depth: depth - 1) where chance(6) && members.lastIndex(of: member.key.content) == nil {
        members.append(member)
      }
      if chance(4) { members.shuffle(using: &random) }
      return .object(members)
    default: return value
    }
  }

  /// A value as bytes, with random white space.
  package mutating func bytes(_ value: JSONValue) -> [UInt8] {
    var result: [UInt8] = []
    let density = Int.random(in: 0...3, using: &random)
    for token in tokens(value) {
      result += token
      for _ in 0..<Int.random(in: 0...density, using: &random) {
        result += [" ", "\n", "\r\n", "\t", "\n  "].randomElement(using: &random)!.utf8
      }
    }
    return result
  }

  private func tokens(_ value: JSONValue) -> [[UInt8]] {
    switch value {
    case .array(let elements):
      [[0x5B]] + Array(elements.map { tokens($0) }.joined(separator: [[0x2C]])) + [[0x5D]]
    case .object(let members):
      [[0x7B]]
        + Array(members.map { [Array($0.key.token.utf8), [0x3A]] + tokens($0.value) }.joined(separator: [[0x2C]]))
        + [[0x7D]]
    default: [Array(value.description.utf8)]
    }
  }
}
