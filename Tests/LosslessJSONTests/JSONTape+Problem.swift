@testable import LosslessJSON

extension JSONTape {
  /// Returns the first problem of a document; nil for JSON.
  static func problem(in bytes: some Sequence<UInt8>) -> JSONError? {
    bytes.withBytes { bytes in
      do throws(JSONError) {
        _ = try JSONTape(bytes, depth: -1)
        return nil
      } catch {
        return error
      }
    }
  }
}
