// An app's own component, and the views that show it: every kind of element, and bindings in both directions.
#if canImport(SwiftUI)
  import EditorKitSwiftUI
  import Foundation
  import Observation
  import SwiftUI

  @MainActor @Observable final class Counter: Component {
    var count = 0
    var isLoud = false
    var level = 0.5
    var choice = 0
    var due: Date?
    var path: [AnyHashable] = []
    @ObservationIgnored let name: ComponentBinding<String>
    @ObservationIgnored private let context: Context
    @ObservationIgnored private var details: [AnyHashable: Counter] = [:]

    init(name: ComponentBinding<String>, context: Context? = nil) {
      self.name = name
      self.context = context ?? Context()
    }

    var body: Element {
      .navigation(
        .init(
          "Counter", path: ComponentBinding(get: { [unowned self] in path }, set: { [unowned self] in path = $0 }), root: root, backLabel: context.labels.back,
          destination: { [unowned self] id in details[id] }
        )
      )
    }

    private var root: Element {
      .stack(
        .init(
          .vertical,
          [
            .text(.init("Count: \(count)", role: .title)),
            .textField(.init("Name", text: name)),
            .button(.init("Add", action: { [unowned self] in count += 1 })),
            .toggle(.init("Loud", isOn: ComponentBinding(get: { [unowned self] in isLoud }, set: { [unowned self] in isLoud = $0 }))),
            .slider(.init("Level", value: ComponentBinding(get: { [unowned self] in level }, set: { [unowned self] in level = $0 }))),
            .picker(.init("Choice", options: ["One", "Two"], selection: ComponentBinding(get: { [unowned self] in choice }, set: { [unowned self] in choice = $0 }))),
            .section(.init("More", [.progress(.init("Working", fraction: nil)), .image(.init(.symbol("star"), label: "A star")), .spacer, .divider])),
            .list(
              .init(
                "Details", count: count, id: { AnyHashable($0) }, row: { Element.List.Row("Row \($0)") },
                open: { [unowned self] id in
                  details[id] = Counter(name: name, context: context)
                  path.append(id)
                })),
          ])
      )
    }

    func appear() { isLoud = false }
  }

  struct CounterWindow: View {
    @State private var counter: Counter?
    @State private var name = "Anna"

    var body: some View {
      if let counter {
        ComponentView(counter)
      } else {
        Button("Start") { counter = Counter(name: ComponentBinding($name)) }
      }
    }
  }

  /// A row in a form of the app's own, over a model that the app's views edit as well.
  @Observable final class Settings {
    var name = "Anna"
    var volume = 0.5
  }

  struct SettingsForm: View {
    @Bindable var settings: Settings
    @Binding var isOpen: Bool
    @State private var counter: Counter

    init(settings: Settings, isOpen: Binding<Bool>) {
      self.settings = settings
      _isOpen = isOpen
      _counter = State(initialValue: Counter(name: ComponentBinding(Bindable(settings).name)))
    }

    var body: some View {
      Form {
        TextField("Name", text: $settings.name)
        // A kit binding under a control of SwiftUI's.
        TextField("Name", text: Binding(counter.name))
        Toggle("Open", isOn: $isOpen)
        ComponentView(counter, placement: .embedded)
      }
    }
  }

  #Preview("Counter") {
    ComponentView(Counter(name: .constant("Anna")))
  }

  #Preview {
    CounterWindow()
  }
#endif
