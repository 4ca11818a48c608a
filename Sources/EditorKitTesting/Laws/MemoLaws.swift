import EditorKit

/// Checks the laws that `MemoProtocol` states, for any model that conforms to it.
///
///     @Test func laws() {
///       #expect(MemoLaws.violations(memo: { Memo(name: "a") }, recording: { Take() }) == [])
///     }
public enum MemoLaws {
  /// Says which laws a model breaks.
  ///
  /// - Parameters:
  ///   - makeMemo: Makes a memo that may be changed at will; a new one each time.
  ///   - makeRecording: Makes a recording that may be changed at will; a new one each time.
  ///   - end: Deletes or detaches a memo, for a model that can be; nil leaves that law unchecked.
  /// - Returns: A sentence for each violation, which names the law and the remedy; none for a lawful model.
  public static func violations<Memo: MemoProtocol>(
    memo makeMemo: () -> Memo,
    recording makeRecording: () -> Memo.Recording,
    end: ((inout Memo) -> Void)? = nil
  ) -> [String] {
    settingIsRead(makeMemo, makeRecording)
      + attributesAreIndependent(makeMemo, makeRecording)
      + recordingIsReplaced(makeMemo, makeRecording)
      + attributesAreConstant(Memo.self)
      + life(makeMemo, end)
  }

  /// Law 1.
  private static func settingIsRead<Memo: MemoProtocol>(
    _ makeMemo: () -> Memo,
    _ makeRecording: () -> Memo.Recording
  ) -> [String] {
    var found: [String] = []
    var memo = makeMemo()
    for name in ["A name", "另一个", ""] {
      memo.name = name
      if memo.name != name {
        found.append("Law 1: the name “\(name)” was set and “\(memo.name)” is read. Let `name` store what it is given.")
      }
    }
    memo.recording = makeRecording()
    if memo.recording == nil {
      found.append("Law 1: a recording was set and none is read. Let `recording` store what it is given.")
    }
    memo.recording = nil
    if memo.recording != nil {
      found.append("Law 1: nil was set and a recording is read. Let `recording` take nil.")
    }
    for attribute in Memo.attributes {
      for value in values(of: attribute, in: makeRecording()) {
        memo = makeMemo()
        var recording = makeRecording()
        recording[keyPath: attribute.keyPath] = value
        memo.recording = recording
        let read = memo.recording?[keyPath: attribute.keyPath]
        if read != value {
          found.append(
            "Law 1: “\(attribute.name)” was set to \(value) and \(read.map { "\($0)" } ?? "nothing") is read. "
              + "Let its path store every value within its range and limits, and `recording` keep it."
          )
        }
      }
    }
    return found
  }

  /// Law 2.
  private static func attributesAreIndependent<Memo: MemoProtocol>(
    _ makeMemo: () -> Memo,
    _ makeRecording: () -> Memo.Recording
  ) -> [String] {
    var found: [String] = []
    for attribute in Memo.attributes {
      for other in Memo.attributes where other.keyPath != attribute.keyPath {
        let changes = values(of: attribute, in: makeRecording()).contains { value in
          var recording = makeRecording()
          let before = recording[keyPath: other.keyPath]
          recording[keyPath: attribute.keyPath] = value
          return recording[keyPath: other.keyPath] != before
        }
        if changes {
          found.append(
            "Law 2: setting “\(attribute.name)” changes “\(other.name)”. "
              + "State a limit with `atLeast` or `atMost` instead."
          )
        }
      }
    }
    return found
  }

  /// Law 3.
  private static func recordingIsReplaced<Memo: MemoProtocol>(
    _ makeMemo: () -> Memo,
    _ makeRecording: () -> Memo.Recording
  ) -> [String] {
    var found: [String] = []
    var memo = makeMemo()
    let name = memo.name
    for round in ["the first", "another"] {
      var recording = makeRecording()
      if let attribute = Memo.attributes.first, let value = values(of: attribute, in: recording).last {
        recording[keyPath: attribute.keyPath] = value
      }
      memo.replaceRecording(recording)
      let isLeft = memo.recording.map { left in
        Memo.attributes.allSatisfy { left[keyPath: $0.keyPath] == recording[keyPath: $0.keyPath] }
      }
      if isLeft != true {
        found.append(
          "Law 3: `replaceRecording` was given \(round) recording and left \(isLeft == nil ? "none" : "a different one"). "
            + "Let it set `recording` to what it is given.")
      }
      if memo.name != name { found.append("Law 3: `replaceRecording` changes `name`. Let it leave the name alone.") }
    }
    memo.name = name
    memo.deleteRecording()
    if memo.recording != nil {
      found.append("Law 3: `deleteRecording` leaves a recording. Let it set `recording` to nil.")
    }
    if memo.name != name { found.append("Law 3: `deleteRecording` changes `name`. Let it leave the name alone.") }
    return found
  }

  /// Law 4.
  private static func attributesAreConstant<Memo: MemoProtocol>(_ type: Memo.Type) -> [String] {
    var found: [String] = []
    let attributes = Memo.attributes
    let names = attributes.map(\.name)
    for name in Set(names).sorted() where names.count(where: { $0 == name }) > 1 {
      found.append("Law 4: two attributes are called “\(name)”. Give each a name of its own.")
    }
    let again = Memo.attributes
    let isSame =
      again.count == attributes.count
      && zip(again, attributes).allSatisfy { one, other in
        one.name == other.name && one.keyPath == other.keyPath && one.range == other.range && one.unit == other.unit
          && one.step == other.step && one.defaultValue == other.defaultValue
          && one.lowerLimit == other.lowerLimit && one.upperLimit == other.upperLimit
      }
    if !isSame {
      found.append("Law 4: `attributes` is different when it is read again. Let it depend on nothing that changes.")
    }
    return found
  }

  /// Law 5, as far as it can be seen: a memo is alive until it is ended, and then no more.
  private static func life<Memo: MemoProtocol>(
    _ makeMemo: () -> Memo,
    _ end: ((inout Memo) -> Void)?
  ) -> [String] {
    var found: [String] = []
    var memo = makeMemo()
    if !memo.isAlive { found.append("Law 5: a new memo isn't alive. Let `isAlive` be true until it has been deleted.") }
    guard let end else { return found }
    end(&memo)
    if memo.isAlive {
      found.append(
        "Law 5: a memo that has ended is alive. Let `isAlive` be false once it has been deleted or detached.")
    }
    return found
  }

  /// Values that an attribute may have while the others are as they are.
  private static func values<Recording>(of attribute: Attribute<Recording>, in recording: Recording) -> [Double] {
    let low = attribute.lowerLimit.map { recording[keyPath: $0] } ?? attribute.range.lowerBound
    let high = attribute.upperLimit.map { recording[keyPath: $0] } ?? attribute.range.upperBound
    let (least, most) = (max(low, attribute.range.lowerBound), min(high, attribute.range.upperBound))
    return least <= most ? [least, most, least / 2 + most / 2] : []
  }
}
