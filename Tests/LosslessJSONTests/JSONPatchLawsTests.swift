import TestSupport
import Testing

@testable import LosslessJSON

@Suite("Laws of changing JSON")
struct JSONPatchLawsTests {
  private func patched(_ old: [UInt8], _ new: JSONValue, _ known: JSONValue?, _ style: JSONStyle = .pretty)
    -> [UInt8]
  {
    JSONPatch.bytes(replacing: old[...], with: new, modelForm: known, style: style)
  }

  @Test("Nothing changes where the values don't", arguments: 0..<8)
  func same(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<150 {
      let old = random.bytes(random.value(hasDuplicates: true))
      let value = try JSONValue(parsing: old)
      #expect(patched(old, value, nil) == old)
      #expect(patched(old, value, value) == old)
      // Whatever is said of what was known, the result is JSON.
      _ = try JSONValue(parsing: patched(old, random.edited(value), random.edited(value)))
      _ = try JSONValue(parsing: patched(old, random.value(), random.value(hasDuplicates: true), .compact))
    }
  }

  @Test("Where nothing is said of what was known, the result is the new value", arguments: 0..<8)
  func whole(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<150 {
      let before = random.value(hasDuplicates: true)
      let old = random.bytes(before)
      let new = random.edited(before)
      let result = patched(old, new, nil, random.chance(2) ? .compact : .pretty)
      #expect(
        try JSONValue(parsing: result).isEquivalent(to: new),
        "\(String(decoding: old, as: UTF8.self)) to \(new) gives \(String(decoding: result, as: UTF8.self))"
      )
    }
  }

  @Test("Where the model knows all, the result is the new value too", arguments: 0..<8)
  func known(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<150 {
      let before = random.value()
      let old = random.bytes(before)
      let new = random.edited(before)
      #expect(try JSONValue(parsing: patched(old, new, before)).isEquivalent(to: new))
    }
  }

  @Test("What the model doesn't know stays, and all else is the new value", arguments: 0..<8)
  func unknown(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<150 {
      let known = random.value()
      let before = withUnknown(known, &random)
      let new = random.edited(known)
      let old = random.bytes(before)
      let result = try JSONValue(parsing: patched(old, new, known))
      let message = "\(before) to \(new) gives \(result)"
      #expect(withoutUnknown(result).isEquivalent(to: new), Comment(rawValue: message))
      // Along members, which can't be mistaken for others, all that was unknown is there.
      for (path, value) in unknown(in: before, at: []) {
        let parents = path.dropLast().indices.map { new[Array(path[...$0])] } + [new]
        if parents.allSatisfy({ $0?.members != nil }) { #expect(result[path] == value, Comment(rawValue: message)) }
      }
    }
  }

  private func withUnknown(_ value: JSONValue, _ random: inout RandomJSON) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { withUnknown($0, &random) })
    case .object(var members):
      for index in members.indices { members[index].value = withUnknown(members[index].value, &random) }
      for name in ["x1", "x2"] where random.chance(2) {
        let place = Int.random(in: 0...members.count, using: &random.random)
        members.insert(JSONValue.Member(key: JSONValue.StringToken(name), value: random.value(depth: 1)), at: place)
      }
      return .object(members)
    default: return value
    }
  }

  private func withoutUnknown(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(withoutUnknown))
    case .object(let members):
      return .object(
        members.filter { !$0.key.content.hasPrefix("x") }
          .map { JSONValue.Member(key: $0.key, value: withoutUnknown($0.value)) }
      )
    default: return value
    }
  }

  private func unknown(in value: JSONValue, at path: [JSONValue.PathComponent]) -> [(
    [JSONValue.PathComponent], JSONValue
  )] {
    (value.members ?? []).flatMap { member in
      let place = path + [.key(member.key.content)]
      return member.key.content.hasPrefix("x") ? [(place, member.value)] : unknown(in: member.value, at: place)
    }
  }
}
