/// What the scanner stops at: small enough to be thrown in registers, so that the good case costs nothing.
struct JSONFault: Error, Equatable {
  /// What can be wrong with a document.
  enum Problem: UInt8, CaseIterable {
    case noValue, ended, endedInText, tooDeep, tooLong, somethingFollows
    case noName, noColon, noObjectEnd, noArrayEnd
    case controlCharacter, badEscape, badHexadecimal, badUTF8, otherEncoding
    case noDigit
  }

  var problem: Problem
  var offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension JSONFault.Problem {
  /// What is wrong, in English.
  var message: String {
    switch self {
    case .noValue: "there is no value"
    case .ended: "the document ends where a value should be"
    case .endedInText: "the document ends in the middle of a text"
    case .tooDeep: "values are nested more than \(JSONTape.depthLimit) deep"
    case .tooLong: "the document is longer than 4 GB"
    case .somethingFollows: "something follows the end of the value"
    case .noName: "a member's name in double quotes is missing"
    case .noColon: "the colon after a member's name is missing"
    case .noObjectEnd: "a comma or the end of the object is missing"
    case .noArrayEnd: "a comma or the end of the array is missing"
    case .controlCharacter: "a control character stands in a text without being escaped"
    case .badEscape: "there is no such escape in a text"
    case .badHexadecimal: "four hexadecimal digits must follow \\u"
    case .badUTF8: "the bytes here aren't UTF-8"
    case .otherEncoding: "the document is UTF-16 or UTF-32, and JSON has to be UTF-8"
    case .noDigit: "a digit is missing in a number"
    }
  }
}
