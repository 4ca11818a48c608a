import EditorKit
import Foundation
import Testing

/// A kind of todo that a real app has.
enum TodoAnimal: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sameID = "a todo whose == compares ids"
  case alwaysEqual = "a todo that equals every other"
  case classInStruct = "an Equatable struct with an object inside"
  case changingID = "an object whose id changes when it is saved"
  case mortal = "an object that can die"
  case mainActorMortal = "a main-actor object that can die"
  case sibling = "a struct whose didSet writes a sibling through a binding"
  case siblingObject = "an object whose didSet writes a sibling"
  case openMainActor = "a class derived from a main-actor class"
  case observable = "a final observable class"
  case openObservable = "a class derived from an observable class"
  case normalizing = "a struct that normalizes what it is given"

  var testDescription: String { rawValue }

  static let mortals: [TodoAnimal] = [.mortal, .mainActorMortal]

  /// Makes a component over todos of this kind.
  @MainActor func scene(
    _ habitat: TodoHabitat, _ values: [TodoValue]? = nil, in folder: TemporaryFolder
  ) async throws -> TodoScene {
    let values = values ?? someTodos
    return switch self {
    case .sameID:
      try await TodoBuilder {
        SameIDTodo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .alwaysEqual:
      try await TodoBuilder {
        AlwaysEqualTodo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .classInStruct: try await TodoBuilder { ClassInStructTodo($0) }.scene(habitat, values, in: folder)
    case .changingID:
      try await TodoBuilder(make: { ChangingIDTodo($0) }, save: { $0.save() }).scene(habitat, values, in: folder)
    case .mortal: try await TodoBuilder { MortalTodo($0) }.scene(habitat, values, in: folder)
    case .mainActorMortal: try await TodoBuilder { MainActorMortalTodo($0) }.scene(habitat, values, in: folder)
    case .sibling: try await siblings().scene(habitat, values, in: folder)
    case .siblingObject:
      try await TodoBuilder {
        SiblingObjectTodo($0)
      } storage: {
        JSONFileStorage($0)
      }
      .scene(habitat, values, in: folder)
    case .openMainActor:
      try await TodoBuilder<OpenMainActorTodo> { DerivedMainActorTodo($0) }.scene(habitat, values, in: folder)
    case .observable: try await TodoBuilder { ObservableTodo($0) }.scene(habitat, values, in: folder)
    case .openObservable:
      try await TodoBuilder<OpenObservableTodo> { DerivedObservableTodo($0) }.scene(habitat, values, in: folder)
    case .normalizing:
      try await TodoBuilder {
        NormalizingTodo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    }
  }

  @MainActor private func siblings() -> TodoBuilder<SiblingTodo> {
    let app = SiblingTodo.App()
    return TodoBuilder(make: { SiblingTodo($0, in: app) }, connect: { app.todo = $0 })
  }

  /// The beginning of a day in January 2025, in Greenwich. The context's clock begins on the 15th at noon.
  static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_735_689_600 + Double(day - 1) * 86_400) }
}

extension TodoAnimal {
  /// What a todo of this kind is expected to be.
  func todo(_ id: Int, _ title: String, isCompleted: Bool = false, dueDate: Date? = nil) -> TodoValue {
    let hasSlug = self == .sibling || self == .siblingObject
    return TodoValue(
      id: id, title: title, isCompleted: isCompleted, dueDate: dueDate, slug: hasSlug ? title.lowercased() : nil)
  }

  /// Two todos, of which the second is due and done.
  var someTodos: [TodoValue] {
    [todo(1, "Call"), todo(2, "Water", isCompleted: true, dueDate: Self.day(10))]
  }

  /// What a todo of this kind makes of a due date.
  func kept(_ date: Date) -> Date { self == .normalizing ? NormalizingTodo.day(date) : date }
}
