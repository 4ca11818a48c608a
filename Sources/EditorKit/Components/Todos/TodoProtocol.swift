import Foundation

/// A model of something to do. Conform a type of yours, and the list with its screens is yours.
///
/// Structs and classes of any kind conform without a wrapper. What a feature doesn't ask for, a model needn't be; a
/// ``TodoList`` wants `Identifiable` ones.
///
/// The laws, which `TodoLaws` in `EditorKitTesting` checks for any conformer:
///
/// 1. What is set is read back, and setting one property changes no other.
/// 2. ``toggle()`` changes ``isCompleted``, and twice it leaves everything as it was.
/// 3. While ``isAlive`` is false, reading it is safe. Nothing else is read or written then.
public protocol TodoProtocol: ModelLifetime {
  /// What is to be done.
  var title: String { get set }

  /// Whether it is done.
  var isCompleted: Bool { get set }

  /// When it is due; nil for no date. The beginning of a day, in the person's calendar and zone, means that whole day.
  var dueDate: Date? { get set }

  /// Makes it done or not done. By default it sets ``isCompleted``.
  mutating func toggle()
}

extension TodoProtocol {
  /// Sets ``isCompleted``.
  public mutating func toggle() {
    isCompleted.toggle()
  }
}
