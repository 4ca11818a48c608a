import EditorKit
import Testing

/// A kind of book that a real app has.
enum BookAnimal: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sameID = "a book whose == compares ids"
  case alwaysEqual = "a book that equals every other"
  case classInStruct = "an Equatable struct with an object inside"
  case changingID = "an object whose id changes when it is saved"
  case mortal = "an object that can die"
  case sibling = "a struct whose didSet writes a sibling through a binding"
  case openMainActor = "a class derived from a main-actor class"
  case observable = "a final observable class"
  case openObservable = "a class derived from an observable class"
  case normalizing = "a struct that normalizes what it is given"

  var testDescription: String { rawValue }

  /// Makes a page of a book of this kind, and a library in a file.
  @MainActor func scene(_ value: BookValue, in folder: TemporaryFolder) async throws -> BookScene {
    switch self {
    case .sameID:
      try await BookBuilder {
        SameIDBook($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(value, in: folder)
    case .alwaysEqual:
      try await BookBuilder {
        AlwaysEqualBook($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(value, in: folder)
    case .classInStruct: try await BookBuilder { ClassInStructBook($0) }.scene(value, in: folder)
    case .changingID:
      try await BookBuilder(make: { ChangingIDBook($0) }, save: { $0.save() }).scene(value, in: folder)
    case .mortal: try await BookBuilder { MortalZooBook($0) }.scene(value, in: folder)
    case .sibling: try await siblings().scene(value, in: folder)
    case .openMainActor:
      try await BookBuilder<OpenMainActorBook> { DerivedMainActorBook($0) }.scene(value, in: folder)
    case .observable: try await BookBuilder { ObservableBook($0) }.scene(value, in: folder)
    case .openObservable:
      try await BookBuilder<OpenObservableBook> { DerivedObservableBook($0) }.scene(value, in: folder)
    case .normalizing:
      try await BookBuilder {
        NormalizingBook($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(value, in: folder)
    }
  }

  @MainActor private func siblings() -> BookBuilder<SiblingBook> {
    let app = SiblingBook.App()
    return BookBuilder(make: { SiblingBook($0, in: app) }, connect: { app.book = $0 })
  }

  /// What a book of this kind is expected to be.
  func book(_ id: Int, _ title: String, rating: Double? = nil) -> BookValue {
    BookValue(id: id, title: title, rating: rating, slug: self == .sibling ? title.lowercased() : nil)
  }
}
