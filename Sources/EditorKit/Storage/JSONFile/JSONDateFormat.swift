import Foundation
import LosslessJSON

/// How dates are written in a JSON file. Either way, both are read.
public enum JSONDateFormat: Sendable {
  /// As text such as "2025-03-01T14:30:00.25Z" (ISO 8601), with as many digits as the date needs to be read back exactly.
  case iso8601
  /// As the number of seconds since the beginning of 2001, which is what Foundation's encoder does by default.
  case secondsSince2001
}

extension JSONDateFormat {
  /// An encoder that writes dates in this way.
  func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    // An order that doesn't change from one save to the next.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if case .iso8601 = self {
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        if let text = ISO8601Date.text(for: date) {
          try container.encode(text)
        } else {
          try container.encode(date.timeIntervalSinceReferenceDate)
        }
      }
    }
    return encoder
  }

  /// A decoder that reads dates in both ways.
  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
      let text = try container.decode(String.self)
      if let date = ISO8601Date.date(from: text) { return date }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” isn't a date such as 2025-03-01T14:30:00Z or 2025-03-01"
      )
    }
    return decoder
  }
}
