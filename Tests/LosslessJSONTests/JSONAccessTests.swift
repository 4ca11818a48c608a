import Testing

@testable import LosslessJSON

@Suite("Reading and writing parts of JSON values")
struct JSONAccessTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: text)
  }

  @Test("A member is replaced in its place, added at the end, or removed")
  func members() throws {
    var value = try value(#"{"a":1,"b":2}"#)
    value["a"] = 3
    value["c"] = .null
    #expect(value.description == #"{"a":3,"b":2,"c":null}"#)
    value["b"] = nil
    value["none"] = nil
    #expect(value.description == #"{"a":3,"c":null}"#)
    #expect(value["b"] == nil)
    #expect(value["c"] == .some(.null))
  }

  @Test("Of members of the same name the last is read and replaced, and all are removed")
  func duplicates() throws {
    var value = try value(#"{"a":1,"b":2,"\u0061":3}"#)
    #expect(value["a"] == 3)
    value["a"] = 4
    #expect(value.description == #"{"a":1,"b":2,"\u0061":4}"#)
    value["a"] = nil
    #expect(value.description == #"{"b":2}"#)
  }

  @Test("Members of the same name are told, with their paths")
  func duplicateKeys() throws {
    let value = try value(#"{"a":1,"b":[0,{"c":1,"c":2,"\u0063":3}],"a":{"d":1}}"#)
    #expect(value.duplicateKeys == [["a"], ["b", 1, "c"], ["b", 1, "c"]])
    #expect(try self.value(#"{"a":{"a":{}},"é":1,"e\u0301":2}"#).duplicateKeys == [])
  }

  @Test("Names are compared by their scalars, not as people see them")
  func names() throws {
    let value = try value("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
    #expect(try self.value("\"\u{E9}\"") != self.value("\"e\u{301}\""))
    #expect(try self.value("\"\u{E9}\"").isEquivalent(to: self.value("\"e\u{301}\"")) == false)
  }

  @Test("An element is replaced, added at the end, or removed; elsewhere a write does nothing")
  func elements() throws {
    var value: JSONValue = [1, 2, 3]
    value[1] = "b"
    value[3] = 4
    value[5] = 5
    value[-1] = 5
    value[9] = nil
    #expect(value == [1, "b", 3, 4])
    value[0] = nil
    #expect(value == ["b", 3, 4])
    #expect(value[3] == nil)
    #expect(value[-1] == nil)
  }

  @Test("A path reads and writes through objects and arrays, and makes what is missing")
  func paths() throws {
    var value = try value(#"{"recording":{"trimStart":1.50,"x":0}}"#)
    #expect(value["recording", "trimStart"]?.double == 1.5)
    value["recording", "trimStart"] = 2
    value["recording", "tags", 0, "name"] = "A"
    value["other"] = .null
    value["other", "deep"] = true
    #expect(
      value.description
        == #"{"recording":{"trimStart":2,"x":0,"tags":[{"name":"A"}]},"other":{"deep":true}}"#
    )
    #expect(value["recording", "tags", 0, "name"] == "A")
    value["recording", "x"] = nil
    value["recording", "none", "deep"] = nil
    value["recording", "tags", 0] = nil
    value["other"] = nil
    #expect(value.description == #"{"recording":{"trimStart":2,"tags":[]}}"#)
    let path: [JSONValue.PathComponent] = ["recording", .index(0)]
    #expect(value[path] == nil)
    #expect(value[[]] == value)
  }

  @Test("What has no members or elements stays as it is", arguments: ["1", "\"a\"", "true", "[1]", "{\"a\":1}"])
  func otherKinds(text: String) throws {
    var value = try value(text)
    if value.members == nil { value["a"] = 2 }
    if value.array == nil { value[0] = 2 }
    value["a", "b"] = 3
    value[0, 7] = 3
    value[5, "a"] = 3
    #expect(value.description == text)
  }

  @Test("Null becomes what is written into it, unless nothing is")
  func null() {
    var value = JSONValue.null
    value["a"] = nil
    value[0] = nil
    value[1] = 1
    value["a", 3] = 1
    #expect(value == .null)
    value[0, "a"] = 1
    #expect(value == [["a": 1]])
  }

  @Test("An equivalent value keeps what is written, at any depth")
  func equivalent() throws {
    let text = #"{"n":1.10,"s":"\u00e9","o":{"b":1e0,"a":[1.0,"x"]}}"#
    var value = try value(text)
    value["n"] = 1.1
    value["s"] = "é"
    value["o"] = ["a": [1, "x"], "b": 1]
    #expect(value.description == text)
    value["o"] = ["a": [1, "y"], "b": 1]
    #expect(value["o"]?.description == #"{"a":[1.0,"y"],"b":1e0}"#)
    value["n"] = 1.2
    #expect(value["n"]?.description == "1.2")
  }

  @Test(
    "Values that mean the same are equivalent",
    arguments: [
      ("1.10", "1.1"), ("1.1", "11e-1"), ("0", "-0.0e5"), ("100", "1E+2"), ("0.001", "1e-3"), ("1e400", "10e399"),
      ("1e999999999", "10e999999998"), ("1e99999999999999999999", "0.1e100000000000000000000"),
      ("1e-99999999999999999999", "10e-100000000000000000000"), ("1e1", "100e-1"),
      ("1e00000000000000000000000001", "10"),
      ("123456789012345678901234567890", "1234567890123456789012345678.90e2"), (#""\u00e9""#, "\"é\""),
      (#"{"a":1,"b":2}"#, #"{"b":2.0,"\u0061":1}"#), (#"{"a":1,"a":2}"#, #"{"a":2}"#), ("[[],{}]", "[ [ ] , { } ]"),
      (#""\/""#, "\"/\""), (#"{"a":{"b":[1.0]}}"#, #"{"a":{"b":[1]}}"#), ("0e9", "0"),
    ]
  )
  func same(left: String, right: String) throws {
    #expect(try value(left).isEquivalent(to: value(right)))
    #expect(try value(right).isEquivalent(to: value(left)))
  }

  @Test(
    "Values that mean something else aren't equivalent",
    arguments: [
      ("1", "-1"), ("1", "1.0000000000000000000000000000001"), ("12345678901234567890", "12345678901234567891"),
      ("1e999999999", "1e999999998"), ("1e99999999999999999999", "1e99999999999999999998"), ("1e5", "1e-5"),
      ("1e-99999999999999999999", "1e99999999999999999999"), ("1", "\"1\""), ("0", "false"), ("0", "null"),
      ("[]", "{}"),
      ("[1,2]", "[2,1]"), ("[1]", "[1,1]"), (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#"{"a":1}"#, #"{"A":1}"#),
      (#"{"a":1,"a":2}"#, #"{"a":1}"#), ("\"a\"", "\"A\""), ("10", "1"), ("0.1", "0.01"), ("1e10", "1e1"),
    ]
  )
  func different(left: String, right: String) throws {
    #expect(try !value(left).isEquivalent(to: value(right)))
    #expect(try !value(right).isEquivalent(to: value(left)))
  }

  @Test("Equality is exact, and so are hashes")
  func equality() throws {
    #expect(try value("1.10") != value("1.1"))
    #expect(try value(#""\u00e9""#) != value("\"é\""))
    #expect(try value(#"{"a":1,"b":2}"#) != value(#"{"b":2,"a":1}"#))
    #expect(try value("[ 1 ]") == value("[1]"))
    #expect(try value("[1.10]").hashValue == value("[1.10]").hashValue)
    #expect(try Set([value("1"), value("1.0"), value("1")]).count == 2)
  }

  @Test("Objects with many members are compared, changed and searched as those with few", arguments: [3, 16, 17, 100])
  func many(count: Int) throws {
    let members = (0..<count).map { JSONValue.Member(key: JSONValue.StringToken("k\($0)"), value: JSONValue($0)) }
    let value = JSONValue.object(members)
    #expect(value.isEquivalent(to: .object(members.reversed())))
    #expect(value.duplicateKeys == [])
    let again = JSONValue.object(members + [JSONValue.Member(key: "k1", value: 1.0)])
    #expect(again.isEquivalent(to: value))
    #expect(again.duplicateKeys == [["k1"]])
    #expect(!JSONValue.object(members + [JSONValue.Member(key: "k1", value: 2)]).isEquivalent(to: value))
    #expect(!JSONValue.object(Array(members.dropLast())).isEquivalent(to: value))
    var other = value
    other["k\(count - 1)"] = -1
    other["k0"] = nil
    #expect(other.members?.count == count - 1)
    let bytes = JSONPatch.bytes(replacing: Array(again.data())[...], with: other, modelForm: nil, style: .compact)
    #expect(try JSONValue(parsing: bytes).isEquivalent(to: other))
    #expect(again.withoutDuplicates.members?.count == count)
  }
}
