#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// The kit's binding, under a name that a view file can write beside SwiftUI's own `Binding`.
///
///     @State private var name = "Anna"
///     …
///     NameField(name: ComponentBinding($name))
public typealias ComponentBinding<Value> = EditorKit.Binding<Value>

extension EditorKit.Binding {
  /// Makes a kit binding to what SwiftUI holds, so that `$memo` can be handed to a component.
  ///
  /// A component that has read it is shown anew after each write that goes through the result. SwiftUI tells nobody but
  /// its own views of a write to a `@State` that goes another way: what is also written elsewhere belongs in an
  /// `@Observable` class or in the kit's own types, whose writes everybody is told of.
  ///
  /// - Parameter binding: A binding from `@State`, `@Binding` or `@Bindable`.
  @MainActor public init(_ binding: SwiftUI.Binding<Value>) {
    let signal = Signal()
    self.init(
      get: {
        signal.read()
        return binding.wrappedValue
      },
      set: {
        binding.wrappedValue = $0
        signal.notify()
      }
    )
  }
}

extension SwiftUI.Binding {
  /// Makes a SwiftUI binding to what a kit binding refers to, for a control of SwiftUI's.
  ///
  /// Made in the body of a view, it shows that view anew when the value changes.
  ///
  /// - Parameter binding: The kit's binding.
  @MainActor public init(_ binding: EditorKit.Binding<Value>) {
    // SwiftUI reads a control's binding where it likes. This read is within the body that makes the control, so that
    // the change is noticed there.
    _ = binding.wrappedValue
    self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
  }
}
#endif
