// Stand-in for Apple's SwiftDataMacros, built against the swift-syntax that ships in the toolchain.
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

private func isStored(_ v: VariableDeclSyntax) -> Bool {
  guard v.bindingSpecifier.tokenKind == .keyword(.var), v.bindings.count == 1,
    !v.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
  else { return false }
  guard let accessors = v.bindings.first!.accessorBlock?.accessors else { return true }
  if case .accessors(let list) = accessors {
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
  return false
}
private func has(_ v: VariableDeclSyntax, _ names: String...) -> Bool {
  v.attributes.contains { $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false }
}

public struct PersistentModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self)?.name.text else {
      throw MacroExpansionErrorMessage("'@Model' cannot be applied to a non-class type")
    }
    return [
      "private let _$observationRegistrar = Observation.ObservationRegistrar()",
      "@Transient private var _$backingData: any SwiftData.BackingData<\(raw: type)> { get { fatalError() } set {} }",
      "public var persistentBackingData: any SwiftData.BackingData<\(raw: type)> { get { fatalError() } set {} }",
      "static public var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [] }",
      "public required init(backingData: any SwiftData.BackingData<\(raw: type)>) { fatalError() }",
      "internal nonisolated func access<_M>(keyPath: KeyPath<\(raw: type), _M>) { _$observationRegistrar.access(self, keyPath: keyPath) }",
      "internal nonisolated func withMutation<_M, _R>(keyPath: KeyPath<\(raw: type), _M>, _ mutation: () throws -> _R) rethrows -> _R { try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }",
    ]
  }
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let v = member.as(VariableDeclSyntax.self), isStored(v), !has(v, "Transient", "_PersistedProperty") else { return [] }
    return ["@_PersistedProperty"]
  }
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let name = type.trimmedDescription
    let sources: [DeclSyntax] = [
      "extension \(raw: name): SwiftData.PersistentModel {}",
      "extension \(raw: name): nonisolated Observation.Observable {}",
      "@available(*, unavailable, message: \"PersistentModels are not Sendable; pass persistentModelID instead\")\nextension \(raw: name): @unchecked Sendable {}",
    ]
    return sources.compactMap { $0.as(ExtensionDeclSyntax.self) }
  }
}

public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let v = declaration.as(VariableDeclSyntax.self), let b = v.bindings.first,
      let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    return [
      "@storageRestrictions(initializes: _\(raw: name)) init(initialValue) { _\(raw: name) = .init() }",
      "get { _$observationRegistrar.access(self, keyPath: \\.\(raw: name)); fatalError() }",
      "set { _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) { } }",
    ]
  }
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    return ["private var _\(raw: name): SwiftData._SwiftDataNoType = .init()"]
  }
}

public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    return ["get { _\(raw: name).wrappedValue }"]
  }
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let b = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    guard let array = b.typeAnnotation?.type.as(ArrayTypeSyntax.self) else {
      throw MacroExpansionErrorMessage("@Query needs an explicit '[Element]' type")
    }
    let element = array.element.trimmedDescription
    var arguments = ""
    if case .argumentList(let list)? = node.arguments { arguments = list.trimmedDescription }
    return ["private var _\(raw: name): SwiftData.Query<\(raw: element), [\(raw: element)]> = .init(\(raw: arguments))"]
  }
}

public struct NoopPeerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Preview { … }`: type-checks the body inside a closure, as the real expansion does.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else { return [] }
    let name = context.makeUniqueName("preview")
    return ["@MainActor private struct \(name) { @SwiftUI.ViewBuilder static func body() -> some SwiftUI.View \(body.trimmed.statementsBlock) }"]
  }
}
extension ClosureExprSyntax {
  var statementsBlock: CodeBlockSyntax { CodeBlockSyntax(statements: statements) }
}
