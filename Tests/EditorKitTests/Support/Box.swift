import EditorKit

/// A value that keeps track of what is written through its binding.
final class Box<Value> {
  /// The present value.
  var value: Value
  /// Everything that has been written, in order.
  private(set) var writes: [Value] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Reads and writes the value.
  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.value = $0
        self.writes.append($0)
      }
    )
  }
}
