import EditorKit

extension Driver {
  /// What can be operated, from top to bottom.
  public var controls: [Control] { outline?.controls ?? [] }

  /// Finds what has a label.
  ///
  /// - Parameters:
  ///   - label: The whole label; of a row, its title.
  ///   - kind: What it has to be; nil for anything.
  ///   - number: Which of several, counted from 1; nil where there is one.
  /// - Returns: The control, which may be disabled.
  /// - Throws: ``DriverError`` when there is none, or when there are several and no number is given.
  public func control(_ label: String, _ kind: Control.Kind? = nil, number: Int? = nil) throws(DriverError) -> Control {
    try find(label, kind.map { [$0] } ?? Control.Kind.allCases, number)
  }

  /// Finds what has a label and is of one of several kinds.
  func find(_ label: String, _ kinds: [Control.Kind], _ number: Int?) throws(DriverError) -> Control {
    try checkOpen()
    let named = controls.filter { $0.label == label }
    let found = named.filter { kinds.contains($0.kind) }
    let isAnyKind = kinds.count == Control.Kind.allCases.count
    let kindNames = isAnyKind ? "control" : kinds.map(\.rawValue).joined(separator: " or ")
    let wanted = "\(kindNames) “\(label)”"
    guard let first = found.first else {
      throw named.isEmpty ? .notFound(wanted, in: self) : .wrongKind(wanted, named, in: self)
    }
    if let number {
      guard found.indices.contains(number - 1) else { throw .notFound("\(wanted) number \(number)", in: self) }
      return found[number - 1]
    }
    guard found.count == 1 else { throw .ambiguous("“\(label)”", found, in: self) }
    return first
  }

  /// Finds what has a label, is of one of several kinds, and can be operated now.
  func findEnabled(_ label: String, _ kinds: Control.Kind..., number: Int?) throws(DriverError) -> Control {
    let control = try find(label, kinds, number)
    guard control.isEnabled else { throw .disabled(control, in: self) }
    return control
  }
}
