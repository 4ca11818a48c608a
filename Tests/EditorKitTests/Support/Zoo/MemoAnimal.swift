import EditorKit
import Testing

/// A kind of memo that a real app has.
enum MemoAnimal: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sameID = "a memo whose == compares ids"
  case alwaysEqual = "a memo that equals every other"
  case neverEqual = "a memo whose recordings equal nothing"
  case classInStruct = "an Equatable struct with an object inside"
  case changingID = "an object whose id changes when it is saved"
  case mortal = "an object that can die"
  case mainActorMortal = "a main-actor object that can die"
  case sibling = "a struct whose didSet writes a sibling through a binding"
  case siblingObject = "an object whose didSet writes a sibling"
  case mainActor = "a final main-actor class"
  case openMainActor = "a class derived from a main-actor class"
  case observable = "a final observable class"
  case openObservable = "a class derived from an observable class"
  case mainActorObservable = "an observable main-actor class"
  case normalizing = "a struct that normalizes what it is given"
  case normalizingObject = "an object that normalizes what it is given"
  case tape = "an object whose recording is an object"

  var testDescription: String { rawValue }

  static let normalizers: [MemoAnimal] = [.normalizing, .normalizingObject]
  static let observables: [MemoAnimal] = [.observable, .openObservable, .mainActorObservable]
  static let mortals: [MemoAnimal] = [.mortal, .mainActorMortal]

  /// Makes a component over memos of this kind.
  @MainActor func scene(
    _ habitat: MemoHabitat, _ values: [MemoValue]? = nil, in folder: TemporaryFolder
  ) async throws -> MemoScene {
    let values = values ?? someMemos
    return switch self {
    case .sameID:
      try await MemoBuilder {
        SameIDMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .alwaysEqual:
      try await MemoBuilder {
        AlwaysEqualMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .neverEqual:
      try await MemoBuilder {
        NeverEqualMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .classInStruct:
      try await MemoBuilder {
        ClassInStructMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .changingID:
      try await MemoBuilder(make: { ChangingIDMemo($0) }, save: { $0.save() }).objectScene(habitat, values, in: folder)
    case .mortal: try await MemoBuilder { MortalMemo($0) }.objectScene(habitat, values, in: folder)
    case .mainActorMortal: try await MemoBuilder { MainActorMortalMemo($0) }.objectScene(habitat, values, in: folder)
    case .sibling:
      try await siblings().scene(habitat, values, in: folder)
    case .siblingObject:
      try await MemoBuilder {
        SiblingObjectMemo($0)
      } storage: {
        JSONFileStorage($0)
      }
      .objectScene(habitat, values, in: folder)
    case .mainActor:
      try await MemoBuilder {
        MainActorMemo($0)
      } storage: {
        JSONFileStorage($0)
      }
      .objectScene(habitat, values, in: folder)
    case .openMainActor:
      try await MemoBuilder<OpenMainActorMemo> { DerivedMainActorMemo($0) }.objectScene(habitat, values, in: folder)
    case .observable: try await MemoBuilder { ZooObservableMemo($0) }.objectScene(habitat, values, in: folder)
    case .openObservable:
      try await MemoBuilder<OpenObservableMemo> { DerivedObservableMemo($0) }.objectScene(habitat, values, in: folder)
    case .mainActorObservable:
      try await MemoBuilder { MainActorObservableMemo($0) }.objectScene(habitat, values, in: folder)
    case .normalizing:
      try await MemoBuilder {
        NormalizingMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.scene(habitat, values, in: folder)
    case .normalizingObject:
      try await MemoBuilder { NormalizingObjectMemo($0) }.objectScene(habitat, values, in: folder)
    case .tape:
      try await MemoBuilder {
        TapeMemo($0)
      } storage: {
        JSONFileStorage($0)
      }.objectScene(habitat, values, in: folder)
    }
  }

  @MainActor private func siblings() -> MemoBuilder<SiblingMemo> {
    let app = SiblingMemo.App()
    return MemoBuilder(make: { SiblingMemo($0, in: app) }, connect: { app.memo = $0 })
  }
}

extension MemoAnimal {
  /// What a memo of this kind is expected to be.
  func memo(_ id: Int, _ name: String, _ recording: Take? = nil) -> MemoValue {
    let hasSlug = self == .sibling || self == .siblingObject
    return MemoValue(id: id, name: name, recording: recording, slug: hasSlug ? name.lowercased() : nil)
  }

  /// What a recording of a memo of this kind makes of a number.
  func kept(_ number: Double) -> Double {
    Self.normalizers.contains(self) ? NormalizingTake.normalized(number) : number
  }

  /// Two memos, of which the second has a recording.
  var someMemos: [MemoValue] { [memo(1, "A"), memo(2, "B", Take(trimStart: 0.2, trimEnd: 0.8))] }

  /// One memo, which has a recording.
  var recordedMemos: [MemoValue] { [memo(1, "A", Take(trimStart: 0.2, trimEnd: 0.8))] }
}
