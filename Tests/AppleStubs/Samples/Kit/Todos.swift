// An app's todos: a Codable struct in a file, and a SwiftData model in a store.
#if canImport(SwiftUI)
  import EditorKitSwiftUI
  import Foundation
  import SwiftData
  import SwiftUI

  struct Errand: TodoProtocol, Identifiable, Codable, Sendable {
    var id = UUID()
    var title: String
    var isCompleted = false
    var dueDate: Date?
  }

  struct ErrandsView: View {
    let store: Store<Errand>
    let context: Context

    init(path: String, context: Context) {
      store = Store(JSONFileStorage<Errand>(path, key: "errands"), context: context)
      self.context = context
    }

    var body: some View {
      ComponentView(id: ObjectIdentifier(store)) {
        StoreScreen(store, context: context) {
          TodoList(store, context: context) { Errand(title: $0, dueDate: $1) }
        }
      }
    }
  }

  @Model final class Chore: TodoProtocol {
    var title: String
    var isCompleted: Bool
    var dueDate: Date?

    init(title: String, dueDate: Date?) {
      self.title = title
      isCompleted = false
      self.dueDate = dueDate
    }
  }

  struct ChoresView: View {
    let chores: [Chore]
    let context: Context

    var body: some View {
      ComponentView(id: "chores") {
        TodoList(Store(chores, context: context), context: context) { Chore(title: $0, dueDate: $1) }
      }
    }
  }
#endif
