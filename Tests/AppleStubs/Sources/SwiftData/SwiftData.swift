@_exported import Observation
import Foundation
import SwiftUI

// MARK: Model protocol and schema

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: any BackingData<Self>)
  var persistentBackingData: any BackingData<Self> { get set }
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}
extension PersistentModel {
  public var modelContext: ModelContext? { fatalError() }
  public var persistentModelID: PersistentIdentifier { fatalError() }
  public var id: PersistentIdentifier { fatalError() }
  public var hasChanges: Bool { fatalError() }
  public var isDeleted: Bool { fatalError() }
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  init(for modelType: Model.Type)
  var persistentModelID: PersistentIdentifier? { get set }
}
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  public struct ID: Hashable, Codable, Sendable {}
  public var id: ID { fatalError() }
  public var entityName: String { fatalError() }
  public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

public final class Schema: Hashable {
  public struct Version: Codable, Comparable, Hashable {
    public let major: Int, minor: Int, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) { fatalError() }
    public static func < (lhs: Version, rhs: Version) -> Bool { fatalError() }
  }
  public struct PropertyMetadata {
    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil) { fatalError() }
  }
  public final class Attribute {
    public struct Option: Hashable {
      public static var unique: Option { fatalError() }
      public static var externalStorage: Option { fatalError() }
      public static var allowsCloudEncryption: Option { fatalError() }
      public static var preserveValueOnDeletion: Option { fatalError() }
      public static var ephemeral: Option { fatalError() }
      public static var spotlight: Option { fatalError() }
    }
  }
  public final class Relationship {
    public struct Option: Hashable { public static var unique: Option { fatalError() } }
    public enum DeleteRule: String, Codable { case noAction, nullify, cascade, deny }
  }
  public init() {}
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public static func == (lhs: Schema, rhs: Schema) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

// MARK: Container and context

public struct ModelConfiguration: Identifiable, Hashable {
  public struct GroupContainer {
    public static var automatic: GroupContainer { fatalError() }
    public static var none: GroupContainer { fatalError() }
    public static func identifier(_ groupName: String) -> GroupContainer { fatalError() }
  }
  public struct CloudKitDatabase {
    public static var automatic: CloudKitDatabase { fatalError() }
    public static var none: CloudKitDatabase { fatalError() }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { fatalError() }
  }
  public init(isStoredInMemoryOnly: Bool = false) { fatalError() }
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) { fatalError() }
  public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic) { fatalError() }
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic) { fatalError() }
  public var id: URL { fatalError() }
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public protocol SchemaMigrationPlan {}

public class ModelContainer: Equatable, @unchecked Sendable {
  public final let schema: Schema = Schema()
  @MainActor public var mainContext: ModelContext { fatalError() }
  public convenience init(for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws { fatalError() }
  public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws { fatalError() }
  public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws { fatalError() }
  public func deleteAllData() {}
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { fatalError() }
}

public class ModelContext: Equatable {
  public init(_ container: ModelContainer) {}
  public var container: ModelContainer { fatalError() }
  public var undoManager: UndoManagerStub? {
    get { nil }
    set {}
  }
  public var autosaveEnabled: Bool {
    get { false }
    set {}
  }
  public var hasChanges: Bool { false }
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func save() throws {}
  public func transaction(block: () throws -> Void) throws {}
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel { fatalError() }
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? { fatalError() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { fatalError() }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { fatalError() }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] { fatalError() }
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { fatalError() }
}
@available(*, unavailable, message: "contexts cannot be shared across concurrency contexts")
extension ModelContext: @unchecked Sendable {}
public final class UndoManagerStub {}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges: Bool
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { fatalError() }
}
// `FetchDescriptor: @unchecked Sendable` is gated to iOS 18 / macOS 15 in the SDK: not declared here on purpose.

public protocol ModelExecutor: Executor { var modelContext: ModelContext { get } }
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { fatalError() }
}

// MARK: SwiftUI side (module _SwiftData_SwiftUI in the SDK)

@preconcurrency @MainActor
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  public var modelContext: ModelContext { fatalError() }
  public var fetchError: (any Error)? { fatalError() }
  public var wrappedValue: Result { fatalError() }
  nonisolated public mutating func update() {}
  public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) where Result == [Element] { fatalError() }
  public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) where Result == [Element] { fatalError() }
  public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) where Result == [Element] { fatalError() }
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) where Result == [Element] { fatalError() }
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) where Result == [Element] { fatalError() }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] { fatalError() }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] { fatalError() }
}
extension Query: Sendable {}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { fatalError() }
    set { fatalError() }
  }
}
extension View {
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View { EmptyView() }
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View { EmptyView() }
  @MainActor @preconcurrency public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { EmptyView() }
  @MainActor @preconcurrency public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { EmptyView() }
}

// MARK: Macros

#if STUB_MODEL_VIA_OBSERVABLE
  // No own plugin: reuse the toolchain's Observable expansion. Adds Observable only, so the file under check
  // must add `extension VoiceMemo: PersistentModel` itself.
  @attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
  @attached(memberAttribute)
  @attached(extension, conformances: Observable, PersistentModel)
  public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
#else
  @attached(member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar), named(access), named(withMutation))
  @attached(memberAttribute)
  @attached(extension, conformances: Observable, PersistentModel, Sendable)
  public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")
  @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(`_`))
  public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
#endif

@attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "NoopPeerMacro")
@attached(peer) public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "NoopPeerMacro")
@attached(peer) public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "NoopPeerMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
public struct _SwiftDataNoType { public init() {} }

extension Scene {
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  @MainActor @preconcurrency public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { self }
  @MainActor @preconcurrency public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { self }
}
