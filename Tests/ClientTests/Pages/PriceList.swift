import EditorKit

/// Something that is for sale.
struct Price: Identifiable {
  let id: String
  var amount: Double
}

/// A list of prices. Each has a screen of its own, where it can be changed.
@MainActor final class PriceList: Component {
  private let store: Store<Price>
  private let context: Context
  private let path = Source<[AnyHashable]>([])
  private var screens: [AnyHashable: PriceScreen] = [:]

  init(_ store: Store<Price>, context: Context) {
    self.store = store
    self.context = context
  }

  var body: Element {
    let list = Element.List(
      "",
      placeholder: "Nothing is for sale.",
      count: store.count,
      id: { [store] index in AnyHashable(store.id(at: index) ?? "") },
      row: { [store] index in Element.List.Row(store.id(at: index) ?? "") },
      open: { [path] id in path.value = [id] },
      delete: { [store] id in if let id = id.base as? String { store.remove(id: id) } }
    )
    return .navigation(
      Element.Navigation("Prices", path: path.binding, root: .list(list), backLabel: context.labels.back) {
        [weak self] id in self?.screen(for: id)
      }
    )
  }

  /// The screen of a price, kept while it is open. Nil closes the screen when the price is removed.
  private func screen(for id: AnyHashable) -> PriceScreen? {
    screens = screens.filter { path.value.contains($0.key) }
    guard let price = (id.base as? String).flatMap({ store.binding(id: $0) }) else { return nil }
    let screen = screens[id] ?? PriceScreen(price)
    screens[id] = screen
    return screen
  }
}

/// A slider for the amount.
@MainActor final class PriceScreen: Component {
  private let price: Binding<Price>

  init(_ price: Binding<Price>) {
    self.price = price
  }

  var body: Element {
    .stack(
      Element.Stack([
        .text(Element.Text(price.wrappedValue.id, role: .title)),
        .slider(Element.Slider("Amount", value: price.amount, from: 0, to: 100, step: 0.5)),
      ])
    )
  }
}
