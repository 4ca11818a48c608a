/// The value of a number token in a form in which equal values look the same: 0.DIGITS × 10 ^ (exponent + shift).
struct JSONDecimal {
  private var isNegative = false
  /// The digits from 0 to 9, without zeros at either end. None for zero.
  private(set) var digits: [UInt8] = []
  /// How far the point of `0.DIGITS` is to the right, before the written exponent.
  private var shift = 0
  private var isExponentNegative = false
  /// The digits of the written exponent, without zeros before them: it may be far beyond an `Int`.
  private var exponent: [UInt8] = []

  /// Takes a token apart, which is grammatical.
  init(_ token: JSONToken) {
    token.withBytes { bytes in
      var isPointSeen = false
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): isPointSeen = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let digit = byte - UInt8(ascii: "0")
          if digit != 0 || !digits.isEmpty {
            digits.append(digit)
            if !isPointSeen { shift += 1 }
          } else if isPointSeen {
            shift -= 1
          }
        default:
          isExponentNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
          exponent = bytes[position...].drop { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
            .map { $0 - UInt8(ascii: "0") }
          position = bytes.count
        }
      }
    }
    while digits.last == 0 { digits.removeLast() }
  }

  /// The value, if it is an integer that fits.
  func integer<Integer: FixedWidthInteger>() -> Integer? {
    if digits.isEmpty { return 0 }
    // Nothing that has more digits than this fits.
    guard exponent.count < 12, digits.count < 64 else { return nil }
    let written = exponent.reduce(0) { $0 * 10 + Int($1) }
    let length = shift + (isExponentNegative ? -written : written)
    guard length >= digits.count, length < 64 else { return nil }
    var value: Integer = 0
    for index in 0..<length {
      let digit = Integer(index < digits.count ? digits[index] : 0)
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isTooLarge || isStillTooLarge { return nil }
      value = sum
    }
    return value
  }
}

extension JSONDecimal: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.digits == right.digits else { return false }
    if left.digits.isEmpty { return true }
    guard left.isNegative == right.isNegative else { return false }
    return left.exponentDifference(to: right) == right.shift - left.shift
  }

  /// The written exponent minus the other one; nil if that is more than any length of a token could make up for.
  private func exponentDifference(to other: Self) -> Int? {
    let length = max(exponent.count, other.exponent.count)
    var difference = 0
    for index in 0..<length {
      var step = 0
      if index >= length - exponent.count {
        let digit = Int(exponent[index - (length - exponent.count)])
        step += isExponentNegative ? -digit : digit
      }
      if index >= length - other.exponent.count {
        let digit = Int(other.exponent[index - (length - other.exponent.count)])
        step -= other.isExponentNegative ? -digit : digit
      }
      difference = difference * 10 + step
      // From here the digits that follow, at most 18 off each, can't bring it back.
      if abs(difference) > 1 << 50 { return nil }
    }
    return difference
  }
}
