import Foundation

/// Notes what is encoded, on whatever thread, and can hold up the first time.
///
/// It is Sendable although nothing checks it: every access to what changes holds the lock, and the rest is constant.
final class EncodingLog: @unchecked Sendable {
  private let lock = NSLock()
  private let gate: DispatchSemaphore?
  private let begun = AsyncStream.makeStream(of: Void.self)
  private var noted: [Int] = []

  init(holdsFirst: Bool = false) {
    gate = holdsFirst ? DispatchSemaphore(value: 0) : nil
  }

  /// What has been encoded, in order.
  var numbers: [Int] { lock.withLock { noted } }

  /// Notes a number. The first is held up, if the log does that.
  func note(_ number: Int) {
    let isFirst = lock.withLock {
      noted.append(number)
      return noted.count == 1
    }
    guard isFirst else { return }
    begun.continuation.yield()
    gate?.wait()
  }

  /// Waits until the first is being encoded.
  func firstHasBegun() async {
    _ = await begun.stream.first { true }
  }

  /// Lets the first be encoded.
  func letFirstGo() {
    gate?.signal()
  }
}

/// A number that notes when it is encoded.
struct Logged: Codable, Sendable {
  var number = 0
  private var log: EncodingLog?

  private enum CodingKeys: CodingKey { case number }

  init(log: EncodingLog) {
    self.log = log
  }

  func encode(to encoder: any Encoder) throws {
    log?.note(number)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
  }
}
