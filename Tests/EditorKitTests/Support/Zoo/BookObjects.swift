import EditorKit
import Observation

/// A book whose `id` is temporary until it is saved, as a SwiftData model's is.
final class ChangingIDBook: ZooBook {
  let number: Int
  var title: String
  var rating: Double?
  private(set) var isSaved = false

  init(_ value: BookValue) {
    (number, title, rating) = (value.id, value.title, value.rating)
  }

  var id: Int { isSaved ? number : -number }

  func save() { isSaved = true }
}

/// A book that ends the process when it is touched after its deletion.
final class MortalZooBook: ZooBook {
  private(set) var isAlive = true
  private var stored: BookValue

  init(_ value: BookValue) {
    stored = value
  }

  var id: Int { touched(stored.id) }
  var title: String {
    get { touched(stored.title) }
    set { stored.title = touched(newValue) }
  }
  var rating: Double? {
    get { touched(stored.rating) }
    set { stored.rating = touched(newValue) }
  }

  func die() { isAlive = false }

  private func touched<Value>(_ value: Value) -> Value {
    precondition(isAlive, "A deleted book was touched.")
    return value
  }
}

/// A book on the main actor, of which an app may derive classes.
@MainActor class OpenMainActorBook {
  let id: Int
  var title: String
  var rating: Double?

  init(_ value: BookValue) {
    (id, title, rating) = (value.id, value.title, value.rating)
  }
}

extension OpenMainActorBook: @MainActor ZooBook {}

/// A book of an app that derives its class from another one.
final class DerivedMainActorBook: OpenMainActorBook {
  /// How often the title was set.
  private(set) var titleCount = 0

  override var title: String {
    didSet { titleCount += 1 }
  }
}

/// A book that observers can watch.
@Observable final class ObservableBook: ZooBook {
  let id: Int
  var title: String
  var rating: Double?

  init(_ value: BookValue) {
    (id, title, rating) = (value.id, value.title, value.rating)
  }
}

/// A book that observers can watch, of which an app may derive classes.
@Observable class OpenObservableBook: ZooBook {
  let id: Int
  var title: String
  var rating: Double?

  init(_ value: BookValue) {
    (id, title, rating) = (value.id, value.title, value.rating)
  }
}

/// A book of an app that derives its class from an observable one.
final class DerivedObservableBook: OpenObservableBook {
  /// How often the title was set.
  private(set) var titleCount = 0

  override var title: String {
    didSet { titleCount += 1 }
  }
}
