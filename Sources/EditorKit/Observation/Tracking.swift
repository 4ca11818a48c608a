import Observation

/// Tells whether somebody is tracking what is being read, so that a store needs a signal only for items that are observed.
///
/// Observation has no question for it, but an answer: a tracked access keeps the key path that it was made with, and a key
/// path that nobody else holds has not been kept. After a tracking, the answer stays yes until its observer has been told; a
/// wrong yes costs a signal, and a wrong no can't be, since only this one key path is ever used with the registrar.
final class Tracking: Observable {
  private struct Part {
    var value: Void { () }
  }

  private let registrar = ObservationRegistrar()
  private var part: Part { Part() }
  /// Appending makes a key path of our own; a literal is held by the program.
  private var keyPath: KeyPath<Tracking, Void> = (\Tracking.part).appending(path: \.value)

  /// Whether the answer can be relied upon with this system's Observation. If not, ``isActive()`` always says yes.
  private static let isReliable: Bool = {
    let tracking = Tracking()
    guard !tracking.isKept() else { return false }
    return withObservationTracking {
      tracking.isKept()
    } onChange: {
    }
  }()

  /// Whether reads are being tracked now, or were and their observer is still waiting.
  func isActive() -> Bool { !Self.isReliable || isKept() }

  private func isKept() -> Bool {
    registrar.access(self, keyPath: keyPath)
    return !isKnownUniquelyReferenced(&keyPath)
  }
}
