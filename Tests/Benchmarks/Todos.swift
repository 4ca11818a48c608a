import EditorKit
import Foundation

/// A todo as an app stores it.
struct Todo: TodoProtocol, Identifiable, Codable, Sendable {
  var id = UUID()
  var title: String
  var isCompleted = false
  var dueDate: Date?

  /// Makes todos of which three in four have a due date.
  static func many(_ count: Int) -> [Todo] {
    var generator = Generator(state: 42)
    return (0..<count).map { index in
      let isDated = generator.next() % 4 != 0
      // People set dates to the second.
      let date = Date(timeIntervalSinceReferenceDate: Double(800_000_000 + generator.next() % 100_000_000))
      return Todo(title: "Something to do, number \(index)", dueDate: isDated ? date : nil)
    }
  }

  /// The encoder of a bare file.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  /// The decoder of a bare file.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

/// A source of random numbers that are the same in every run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

/// A temporary file that goes with this object.
final class File {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString).json")

  var path: String { url.path }

  /// Writes an array of todos.
  ///
  /// It encodes a part of them at a time, since the encoder takes many times as much memory as the file.
  func write(_ todos: [Todo]) throws {
    try Data("[".utf8).write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    let encoder = Todo.encoder
    for start in stride(from: 0, to: todos.count, by: 10_000) {
      let part = try encoder.encode(Array(todos[start..<min(start + 10_000, todos.count)]))
      if start > 0 { try handle.write(contentsOf: Data(",".utf8)) }
      try handle.write(contentsOf: part.dropFirst().dropLast())
    }
    try handle.write(contentsOf: Data("]".utf8))
    try handle.close()
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  deinit { remove() }
}
