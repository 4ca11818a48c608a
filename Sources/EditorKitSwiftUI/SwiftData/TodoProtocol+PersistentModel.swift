#if canImport(SwiftUI) && canImport(SwiftData)
import EditorKit
import SwiftData

extension TodoProtocol where Self: PersistentModel {
  /// Whether the model is in a context and isn't deleted: reading another property of one that is gone is a crash.
  ///
  /// So insert a new model before you show it.
  public var isAlive: Bool { modelContext != nil && !isDeleted }
}
#endif
