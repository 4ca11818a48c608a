import Testing

@testable import LosslessJSON

@Suite("Changing JSON only where its values differ")
struct JSONPatchTests {
  private func patched(
    _ old: String, _ new: String, modelForm: String? = nil, style: JSONStyle = .pretty, indentation: String = ""
  ) throws -> String {
    let known = try modelForm.map { try JSONValue(parsing: $0) }
    let bytes = JSONPatch.bytes(
      replacing: Array(old.utf8)[...], with: try JSONValue(parsing: new), modelForm: known, style: style,
      indentation: Array(indentation.utf8)
    )
    let text = String(decoding: bytes, as: UTF8.self)
    if known == nil {
      #expect(try JSONValue(parsing: text).isEquivalent(to: JSONValue(parsing: new)), "\(text)")
    }
    return text
  }

  @Test(
    "What means the same stays as it is written",
    arguments: [
      (" { \"b\" :1.10,\n\"a\":[ ] }\n", #"{"a":[],"b":1.1}"#), (#"["\u00e9", 1e2]"#, #"["é",100]"#),
      (#"{"a":1,"a":2}"#, #"{"a":2}"#), ("\u{FEFF}[1 ]", "[1.0]"), ("[\r\n\t]", "[]"), ("-0", "0"),
    ]
  )
  func same(old: String, new: String) throws {
    #expect(try patched(old, new) == old)
  }

  @Test(
    "Only what differs is changed",
    arguments: [
      ("{ \"b\" :1.10,\n\"a\":[ 1, 2 ] }", #"{"a":[1,3],"b":1.1}"#, "{ \"b\" :1.10,\n\"a\":[ 1, 3 ] }"),
      ("[1.0 , 2.0]", "[1,\"b\"]", "[1.0 , \"b\"]"), ("{\"a\":null}", "{\"a\":{}}", "{\"a\":{}}"), ("1", "2", "2"),
      (" [1]\n", "{}", " {}\n"), ("{\"a\": {\"b\": 1}}", #"{"a":[1,2]}"#, "{\"a\": [1, 2]}"),
      (#"{"a":1,"a":2}"#, #"{"a":3}"#, #"{"a":1,"a":3}"#),
    ]
  )
  func changed(old: String, new: String, result: String) throws {
    #expect(try patched(old, new) == result)
  }

  @Test(
    "New members are at the end, laid out as their siblings are",
    arguments: [
      ("{\"a\":1,\"b\":2}", #"{"c":3,"a":1,"b":2}"#, "{\"a\":1,\"b\":2,\"c\":3}"),
      ("{ \"a\": 1, \"b\": 2 }", #"{"a":1,"b":2,"c":[1,{"d":2}]}"#, "{ \"a\": 1, \"b\": 2, \"c\": [1, {\"d\": 2}] }"),
      ("{\n\t\"a\" : 1\n}", #"{"a":1,"c":3}"#, "{\n\t\"a\" : 1,\n\t\"c\" : 3\n}"),
      ("{}", #"{"a":1}"#, "{\n  \"a\": 1\n}"),
      ("{\r\n \"a\": 1\r\n}", #"{"a":1,"c":3}"#, "{\r\n \"a\": 1,\r\n \"c\": 3\r\n}"),
      ("{\n  \"a\": {}\n}", #"{"a":{"b":1}}"#, "{\n  \"a\": {\n    \"b\": 1\n  }\n}"),
      ("{\n  \"a\": 1\n}", #"{"a":1,"b":{"c":[]}}"#, "{\n  \"a\": 1,\n  \"b\": {\n    \"c\": []\n  }\n}"),
      ("{\"a\":1}", #"{"a":1,"c":3}"#, "{\"a\":1, \"c\":3}"), ("{\"a\":1}", #"{"b":2}"#, "{\"b\":2}"),
      ("[{\n  \"a\": 1\n}]", #"[{"a":1},{"a":2}]"#, "[{\n  \"a\": 1\n}, {\n  \"a\": 2\n}]"),
    ]
  )
  func added(old: String, new: String, result: String) throws {
    #expect(try patched(old, new) == result)
  }

  @Test(
    "Members that are gone go with their comma and space",
    arguments: [
      ("{\"a\":1, \"b\":2, \"c\":3}", #"{"b":2,"c":3}"#, "{\"b\":2, \"c\":3}"),
      ("{\"a\":1, \"b\":2, \"c\":3}", #"{"a":1,"c":3}"#, "{\"a\":1, \"c\":3}"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", #"{"a":1}"#, "{\n  \"a\": 1\n}"), ("{\n  \"a\": 1\n}", "{}", "{}"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", #"{"a":1,"c":3}"#, "{\n  \"a\": 1,\n  \"c\": 3\n}"),
      (#"{"a":1,"b":2,"a":3}"#, #"{"b":2}"#, #"{"b":2}"#), ("{ \"a\" : 1 }", #"{"b":2}"#, "{ \"b\" : 2 }"),
      ("[1 ,2 ,3 ]", "[1,3]", "[1 ,3 ]"), ("[ 1,\n2,\n3 ]", "[]", "[]"), ("[ 1,\n2,\n3 ]", "[2]", "[ 2 ]"),
    ]
  )
  func removed(old: String, new: String, result: String) throws {
    #expect(try patched(old, new) == result)
  }

  @Test("What isn't JSON is replaced", arguments: ["", "[", "{\"a\":01}", "\u{FEFF}"])
  func notJSON(old: String) throws {
    #expect(try patched(old, #"{"a":[1]}"#, style: .compact) == #"{"a":[1]}"#)
    #expect(try patched(old, "[1]", indentation: "\t") == "[\n\t  1\n\t]")
  }

  @Test("What the model didn't change stays, although it would write something else")
  func unchanged() throws {
    let old = #"{"at": "2016-09-15T00:00:00+02:00", "name": "A", "gain": 1.10}"#
    let known = #"{"at":"2016-09-14T22:00:00Z","name":"A","gain":1.1,"size":0}"#
    #expect(try patched(old, known, modelForm: known) == old)
    #expect(
      try patched(old, known.replacing("\"A\"", with: "\"B\""), modelForm: known)
        == old.replacing("\"A\"", with: "\"B\"")
    )
    // What the model would add of its own accord isn't a change either, until it is changed.
    #expect(
      try patched(old, known.replacing("\"size\":0", with: "\"size\":1"), modelForm: known).contains(#", "size": 1}"#))
    #expect(
      try patched(old, known.replacing("14T22", with: "15T22"), modelForm: known).contains("2016-09-15T22:00:00Z"))
  }

  @Test("What the model doesn't know stays, and what it has cleared goes")
  func unknown() throws {
    let old = #"{"x": [1], "name": "A", "take": {"y": 2, "end": 1, "start": 0}}"#
    let known = #"{"name":"A","take":{"start":0,"end":1}}"#
    #expect(
      try patched(old, #"{"name":"B","take":{"start":0}}"#, modelForm: known)
        == #"{"x": [1], "name": "B", "take": {"y": 2, "start": 0}}"#
    )
    #expect(try patched(old, #"{"take":{}}"#, modelForm: known) == #"{"x": [1], "take": {"y": 2}}"#)
    #expect(try patched(old, #"{"name":"A"}"#, modelForm: known) == #"{"x": [1], "name": "A"}"#)
    #expect(try patched(old, #"{}"#, modelForm: known) == #"{"x": [1]}"#)
    #expect(
      try patched(old, #"{"name":"A","take":null}"#, modelForm: known) == #"{"x": [1], "name": "A", "take": null}"#)
    // A place that the model didn't write before, although it is there.
    #expect(
      try patched(old, #"{"name":"A","take":{"start":0,"end":1},"x":2}"#, modelForm: known)
        == old.replacing("[1]", with: "2")
    )
  }

  @Test(
    "Elements keep what the model doesn't know of them, wherever they move",
    arguments: [
      // By what they are.
      (#"[{"n":3},{"n":1}]"#, #"[{"n":3,"x":3}, {"n":1,"x":1}]"#),
      (#"[{"n":0},{"n":1},{"n":2},{"n":3}]"#, #"[{"n":0}, {"n":1,"x":1}, {"n":2,"x":2}, {"n":3,"x":3}]"#),
      (#"[{"n":1},{"n":2},{"n":4},{"n":3}]"#, #"[{"n":1,"x":1}, {"n":2,"x":2}, {"n":4}, {"n":3,"x":3}]"#),
      (#"[{"n":2}]"#, #"[{"n":2,"x":2}]"#), ("[]", "[]"),
      // By their place.
      (#"[{"n":1},{"n":5},{"n":3}]"#, #"[{"n":1,"x":1}, {"n":5,"x":2}, {"n":3,"x":3}]"#),
      (#"[{"n":1},{"n":5},{"n":3},{"n":6}]"#, #"[{"n":1,"x":1}, {"n":5,"x":2}, {"n":3,"x":3}, {"n":6}]"#),
    ]
  )
  func elements(new: String, result: String) throws {
    let old = #"[{"n":1,"x":1}, {"n":2,"x":2}, {"n":3,"x":3}]"#
    #expect(try patched(old, new, modelForm: #"[{"n":1},{"n":2},{"n":3}]"#, style: JSONStyle(comma: ", ")) == result)
  }

  @Test(
    "Elements with an id are found by it, and never take over what belongs to another",
    arguments: [
      (#"[{"id":"b","n":7},{"id":"a","n":1}]"#, #"[{"id":"b","n":7,"x":2}, {"id":"a","n":1,"x":1}]"#),
      (#"[{"id":"b","n":7}]"#, #"[{"id":"b","n":7,"x":2}]"#),
      (
        #"[{"id":"c","n":1},{"id":"b","n":7},{"id":"a","n":0}]"#,
        #"[{"id":"c","n":1}, {"id":"b","n":7,"x":2}, {"id":"a","n":0,"x":1}]"#
      ),
      (#"[{"id":"a","n":1},{"id":"c","n":2}]"#, #"[{"id":"a","n":1,"x":1}, {"id":"c","n":2}]"#),
    ]
  )
  func identities(new: String, result: String) throws {
    let old = #"[{"id":"a","n":1,"x":1}, {"id":"b","n":2,"x":2}]"#
    let known = #"[{"id":"a","n":1},{"id":"b","n":2}]"#
    let text = try patched(old, new, modelForm: known, style: JSONStyle(comma: ", "))
    #expect(try JSONValue(parsing: text) == JSONValue(parsing: result))
    #expect(text.replacing(", \"", with: ",\"") == result)
  }

  @Test("Many elements are paired without comparing each with each")
  func many() throws {
    let old: JSONValue = .array((0..<20_000).map { .number(JSONValue.Number($0)) })
    let new: JSONValue = .array((0..<20_000).reversed().map { .number(JSONValue.Number($0 * 2)) } + [1])
    let bytes = JSONPatch.bytes(
      replacing: Array(old.data())[...], with: new, modelForm: nil, style: .compact
    )
    #expect(try JSONValue(parsing: bytes) == new)
  }

  @Test("The deepest document can be patched")
  func deep() throws {
    let old = String(repeating: "[{\"a\":", count: 256) + "1" + String(repeating: "}]", count: 256)
    let new = old.replacing("1", with: "2")
    #expect(try patched(old, new) == new)
    #expect(try patched(old, new, modelForm: old) == new)
  }
}
