/// A model that has a name and may have a recording. Conform a type of yours, and the whole component is yours.
///
/// A struct, a final or open class, an `@Observable` or `@MainActor` class, a SwiftData model: all conform without a
/// wrapper. What an attribute or another requirement does not ask for, a model needn't be: not `Codable`, not `Sendable`,
/// not a class. Only a list wants `Identifiable` memos.
///
///     extension Memo: MemoProtocol {
///       static var attributes: [Attribute<Take>] {
///         [
///           Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
///           Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
///         ]
///       }
///     }
///
/// The laws, which `MemoLaws` in `EditorKitTesting` checks for any conformer:
///
/// 1. What is set is read back: ``name``, ``recording``, and every attribute through its path.
/// 2. Setting one attribute changes no other.
/// 3. ``replaceRecording(_:)`` leaves the recording it was given, ``deleteRecording()`` leaves none, and neither touches
///    ``name``.
/// 4. ``attributes`` has no name twice, and is the same whenever it is read.
/// 5. While ``isAlive`` is false, reading it is safe. Nothing else is read or written then.
public protocol MemoProtocol: ModelLifetime {
  /// What a recording is in the app: a value or an object.
  associatedtype Recording

  /// What the person calls the memo.
  var name: String { get set }

  /// The recording; nil while there is none.
  var recording: Recording? { get set }

  /// What can be set of a recording, in the order in which it is shown.
  ///
  /// Write it as a computed property: a stored one fails without main-actor default isolation.
  static var attributes: [Attribute<Recording>] { get }

  /// Puts a recording in the place of whatever there is. By default it sets ``recording``.
  ///
  /// The person may undo it, and then it gets the recording before again: don't destroy what that needs.
  /// ``discardRecording(_:)`` is the place for that.
  mutating func replaceRecording(_ new: Recording)

  /// Removes the recording. By default it sets ``recording`` to nil.
  ///
  /// The person may undo it, and then ``replaceRecording(_:)`` gets the same recording again: don't destroy what it needs.
  mutating func deleteRecording()

  /// Destroys what belongs to a recording that can't come back, such as its file. By default it does nothing.
  ///
  /// It is called once for a recording that was replaced or deleted, or whose memo was, when nothing in memory can bring it
  /// back: no step of undo or redo holds it, and its memo doesn't have it. For a memo in a ``Store`` it waits until the store has
  /// saved without the recording: if saving fails, nothing is discarded. When the store is closed after the last save, the
  /// steps of undo end, and what they held is discarded. A program that is killed leaves files behind.
  ///
  /// Recordings are compared as objects, or by `==` if they are `Equatable`.
  static func discardRecording(_ recording: Recording)
}

extension MemoProtocol {
  /// Sets ``recording``.
  public mutating func replaceRecording(_ new: Recording) {
    recording = new
  }

  /// Sets ``recording`` to nil.
  public mutating func deleteRecording() {
    recording = nil
  }

  /// Does nothing.
  public static func discardRecording(_ recording: Recording) {}
}
