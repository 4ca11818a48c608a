import Foundation

/// Estimates how much memory the values in a step of undo keep.
///
/// Buffers count: data, texts, arrays. Objects don't, since the model shares them; what an object keeps, only the app knows.
enum UndoSize {
  /// Returns an estimate for some values, in bytes. It looks at no more than 64 parts of them.
  static func estimate(_ values: Any?...) -> Int {
    var effort = 64
    return values.reduce(0) { $0 + ($1.map { size(of: $0, &effort) } ?? 0) }
  }

  private static func size(of value: Any, _ effort: inout Int) -> Int {
    // An object that has died may not be touched, not even by a mirror.
    guard effort > 0, !(type(of: value) is AnyClass) else { return 0 }
    if plainTypes.contains(ObjectIdentifier(type(of: value))) { return 8 }
    effort -= 1
    switch value {
    case let data as Data: return data.count
    case let text as String: return text.utf8.count
    case let bytes as [UInt8]: return bytes.count
    default: break
    }
    let children = Mirror(reflecting: value).children
    var (sum, count) = (8, 0)
    for child in children {
      guard effort > 0 else { break }
      sum += size(of: child.value, &effort)
      count += 1
    }
    return count > 0 ? sum / count * children.count : sum
  }

  /// The common types without buffers. A mirror of each would cost more than it tells: that of a UUID has sixteen parts.
  private static let plainTypes: Set<ObjectIdentifier> = {
    let types: [Any.Type] = [
      Bool.self, Int.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt32.self, UInt64.self, Double.self,
      Float.self, Date.self, Duration.self, UUID.self, Decimal.self, Bool?.self, Int?.self, Double?.self, Date?.self,
      UUID?.self,
    ]
    return Set(types.map { ObjectIdentifier($0) })
  }()
}
