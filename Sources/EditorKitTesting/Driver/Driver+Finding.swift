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
    try find(label, number, kind?.rawValue ?? "control") { kind == nil || $0.kind == kind ? $0 : nil }
  }

  /// Finds the control that has a label and meets a need.
  func find<Part>(_ label: String, _ need: Need<Part>, number: Int?) throws(DriverError) -> Part {
    try find(label, number, "control", need.words) { $0.driverControl as? Part }
  }

  /// Finds the control that has a label, meets a need and can be operated now.
  func findEnabled<Part>(
    _ label: String, _ need: Need<Part>, number: Int?
  ) throws(DriverError) -> (control: Control, part: Part) {
    let found = try find(label, number, "control", need.words) { control in
      (control.driverControl as? Part).map { (control: control, part: $0) }
    }
    guard found.control.isEnabled else { throw .disabled(found.control, in: self) }
    return found
  }

  /// Finds the control that has a label and from which a closure makes a result.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - number: The position among the controls with a result, counted from 1; nil if only one may have the label.
  ///   - noun: The name of such a control in a message.
  ///   - words: The words that follow its label in a message.
  ///   - result: Makes the result; nil for a control that isn't wanted.
  private func find<Result>(
    _ label: String, _ number: Int?, _ noun: String, _ words: String = "", _ result: (Control) -> Result?
  ) throws(DriverError) -> Result {
    try checkOpen()
    let named = controls.filter { $0.label == label }
    let found = named.compactMap { control in result(control).map { (control: control, result: $0) } }
    let suffix = words.isEmpty ? "" : " " + words
    guard let first = found.first else {
      let wanted = "\(noun) “\(label)”" + suffix
      throw named.isEmpty ? .notFound(wanted, in: self) : .wrongKind(wanted, named, in: self)
    }
    if let number {
      guard found.indices.contains(number - 1) else {
        throw .notFound("\(noun) “\(label)” number \(number)" + suffix, in: self)
      }
      return found[number - 1].result
    }
    guard found.count == 1 else { throw .ambiguous("“\(label)”", found.map(\.control), in: self) }
    return first.result
  }
}
