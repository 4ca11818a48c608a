import EditorKit
import Foundation

/// A plant that needs water once a day.
struct Plant: Identifiable {
  let id = UUID()
  var name: String
  var wateredAt: Date?

  /// Whether the last watering is at least a day ago.
  func isThirsty(at date: Date) -> Bool {
    wateredAt.map { date.timeIntervalSince($0) >= 86_400 } ?? true
  }
}

/// Two plants can't have the same name.
struct NameError: LocalizedError {
  let name: String
  var errorDescription: String? { "You already have a plant called “\(name)”. Choose another name." }
}

/// A list of plants by name. A tick means that the plant has been watered.
@MainActor final class PlantList: Component {
  private let store: Store<Plant>
  private let context: Context
  private let plants: StoreQuery<Plant>
  private let newName = Source("")
  private let error = Source<String?>(nil)
  private let isFiltered = Source(false)
  private let path = Source<[AnyHashable]>([])
  private var screens: [AnyHashable: PlantScreen] = [:]

  init(_ store: Store<Plant>, context: Context) {
    self.store = store
    self.context = context
    plants = store.query { $0.name }
  }

  var body: Element {
    // Time passes without a notification.
    if isFiltered.value { plants.refresh() }
    var elements: [Element] = [
      .textField(Element.TextField("New Plant", text: newName.binding)),
      .button(Element.Button("Add", isEnabled: !newName.value.isEmpty) { [weak self] in self?.addNew() }),
    ]
    if let text = error.value { elements.append(.text(Element.Text(text, role: .error))) }
    elements.append(.toggle(Element.Toggle("Thirsty Only", isOn: filter)))
    elements.append(.list(list))
    return .navigation(
      Element.Navigation(
        "Plants", path: path.binding, root: .stack(Element.Stack(elements)), backLabel: context.labels.back
      ) { [weak self] id in self?.screen(for: id) }
    )
  }

  private var list: Element.List {
    Element.List(
      "",
      placeholder: "No plants.",
      count: plants.count,
      id: { [plants] index in plants.id(at: index).map { AnyHashable($0) } ?? AnyHashable(GoneRow()) },
      row: { [plants, context] index in
        guard let plant = plants.item(at: index) else { return Element.List.Row("") }
        return Element.List.Row(plant.name, isOn: !plant.isThirsty(at: context.date()))
      },
      open: { [path] id in path.value = [id] },
      toggle: { [weak self] id in if let id = id.base as? UUID { self?.toggle(id) } },
      delete: { [store] id in if let id = id.base as? UUID { store.remove(id: id) } }
    )
  }

  /// Hides the plants that have been watered, or shows all.
  private var filter: Binding<Bool> {
    Binding { [isFiltered] in
      isFiltered.value
    } set: { [isFiltered, plants, context] new in
      isFiltered.value = new
      plants.filter { !new || $0.isThirsty(at: context.date()) }
    }
  }

  private func addNew() {
    do {
      try add(newName.value)
      newName.value = ""
      error.value = nil
    } catch {
      self.error.value = ErrorText.text(of: error)
    }
  }

  private func add(_ name: String) throws {
    if store.items.contains(where: { $0.name == name }) { throw NameError(name: name) }
    store.add(Plant(name: name))
  }

  private func toggle(_ id: UUID) {
    let now = context.date()
    store.transaction("Water") {
      store.modify(id: id) { $0.wateredAt = $0.isThirsty(at: now) ? now : nil }
    }
  }

  /// The screen of a plant, kept while it is open. Nil closes the screen when the plant is removed.
  private func screen(for id: AnyHashable) -> PlantScreen? {
    screens = screens.filter { path.value.contains($0.key) }
    guard let plant = (id.base as? UUID).flatMap({ store.binding(id: $0) }) else { return nil }
    let screen = screens[id] ?? PlantScreen(plant, context: context)
    screens[id] = screen
    return screen
  }
}

/// A field for the name.
@MainActor final class PlantScreen: Component {
  private let plant: Binding<Plant>
  private let context: Context

  init(_ plant: Binding<Plant>, context: Context) {
    self.plant = plant
    self.context = context
  }

  var body: Element {
    let undo = context.undo
    let name = Element.TextField("Name", text: plant.name, onEditingChanged: { _ in undo.endMerging() })
    return .stack(Element.Stack([.textField(name)]))
  }
}
