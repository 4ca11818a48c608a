import EditorKit

/// Shows what a closure says.
@MainActor final class Screen: Component {
  private let make: @MainActor () -> [Element]
  private(set) var appearances = 0
  private(set) var disappearances = 0
  var onAppear: @MainActor () -> Void = {}

  init(_ make: @escaping @MainActor () -> [Element]) { self.make = make }

  var body: Element { .stack(Element.Stack(.vertical, make())) }

  func appear() {
    appearances += 1
    onAppear()
  }
  func disappear() { disappearances += 1 }
}

/// A value that bindings share.
@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  /// A binding that stores what it is given after a transformation.
  func binding(_ transform: @escaping (Value) -> Value = { $0 }) -> Binding<Value> {
    Binding(get: { self.value }, set: { self.value = transform($0) })
  }
}

/// A list of names over a screen for each, with all that can be done with a row.
@MainActor final class Names: Component {
  var names: [String]
  var ticked: Set<String> = []
  var path: [AnyHashable] = []
  private var screens: [AnyHashable: Screen] = [:]

  init(_ names: [String]) { self.names = names }

  var body: Element {
    let list = Element.List(
      "All", placeholder: "No names.", count: names.count, id: { self.names[$0] },
      row: { Element.List.Row(self.names[$0], isOn: self.ticked.contains(self.names[$0])) },
      open: { self.path = [$0] },
      toggle: { id in
        if let name = id as? String { self.ticked.formSymmetricDifference([name]) }
      },
      delete: { id in self.names.removeAll { AnyHashable($0) == id } }
    )
    return .navigation(
      Element.Navigation(
        "Names", path: Binding(get: { self.path }, set: { self.path = $0 }), root: .list(list), backLabel: "Back",
        destination: { self.screen($0) }
      )
    )
  }

  func screen(_ id: AnyHashable) -> Screen {
    let screen = screens[id] ?? Screen { [.text(Element.Text("This is \(id)."))] }
    screens[id] = screen
    return screen
  }
}

extension Names {
  /// 120 names, from "Name 1" to "Name 120".
  static func many() -> Names { Names((1...120).map { "Name \($0)" }) }
}

/// A clock on which every time has passed at once.
struct InstantClock: Clock {
  let now = ContinuousClock.now
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
