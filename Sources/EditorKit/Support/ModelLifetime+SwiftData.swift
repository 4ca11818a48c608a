#if canImport(SwiftData)
  import SwiftData

  extension ModelLifetime where Self: PersistentModel {
    /// Whether the model is in a context and hasn't been deleted.
    ///
    /// A model that hasn't been inserted yet isn't alive: insert it before you show it.
    public var isAlive: Bool { modelContext != nil && !isDeleted }
  }
#endif
