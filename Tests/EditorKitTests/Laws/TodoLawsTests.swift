import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The laws of a todo")
struct TodoLawsTests {
  @Test("Lawful models break none")
  func lawful() {
    #expect(TodoLaws.violations(todo: { ValueTodo() }) == [])
    #expect(TodoLaws.violations(todo: { ValueTodo(title: "a", isCompleted: true, dueDate: .distantPast) }) == [])
    #expect(TodoLaws.violations(todo: { ObjectTodo("a") }) == [])
    #expect(TodoLaws.violations(todo: { MortalTodo(id: 1, title: "a") }, end: { $0.die() }) == [])
  }

  /// Whether there are violations, and all of them are of one law and hold a text.
  private func breaks<Todo: TodoProtocol>(
    _ law: Int,
    _ text: String,
    _ todo: Todo,
    end: ((inout Todo) -> Void)? = nil
  ) -> Bool {
    let found = TodoLaws.violations(todo: { todo }, end: end)
    return !found.isEmpty && found.allSatisfy { $0.hasPrefix("Law \(law): ") && $0.contains(text) }
  }

  @Test("A title that is stored otherwise than it was set breaks law 1")
  func title() {
    struct Todo: TodoProtocol {
      var stored = ""
      var title: String {
        get { stored }
        set { stored = newValue.uppercased() }
      }
      var isCompleted = false
      var dueDate: Date?
    }
    #expect(breaks(1, "`title` was set to “A title” and “A TITLE” is read", Todo()))
  }

  @Test("A due date that loses its time breaks law 1")
  func dueDate() {
    struct Todo: TodoProtocol {
      var title = ""
      var isCompleted = false
      var day: Double?
      var dueDate: Date? {
        get { day.map { Date(timeIntervalSince1970: $0 * 86_400) } }
        set { day = newValue.map { ($0.timeIntervalSince1970 / 86_400).rounded(.down) } }
      }
    }
    #expect(breaks(1, "`dueDate` was set to 1736942400.0 s since 1970 and 1736899200.0 s since 1970 is read", Todo()))
  }

  @Test("A property that changes another one breaks law 1")
  func coupled() {
    struct Todo: TodoProtocol {
      var title = ""
      var isCompleted = false {
        didSet { if isCompleted { title = "done" } }
      }
      var dueDate: Date?
      mutating func toggle() {
        let before = title
        isCompleted.toggle()
        title = before
      }
    }
    #expect(breaks(1, "setting `isCompleted` to true changes `title`", Todo()))
  }

  @Test("A toggle that does nothing, or that isn't taken back by another one, breaks law 2")
  func toggle() {
    struct Stuck: TodoProtocol {
      var title = ""
      var isCompleted = false
      var dueDate: Date?
      mutating func toggle() {}
    }
    struct Counting: TodoProtocol {
      var title = ""
      var isCompleted = false
      var dueDate: Date?
      mutating func toggle() {
        title += isCompleted ? "" : "!"
        isCompleted.toggle()
      }
    }
    #expect(breaks(2, "`toggle` leaves `isCompleted` false", Stuck()))
    #expect(breaks(2, "`toggle` twice changes `title`", Counting()))
  }

  @Test("A todo that is alive after its end, or dead before it, breaks law 3")
  func life() {
    struct Todo: TodoProtocol {
      var title = ""
      var isCompleted = false
      var dueDate: Date?
      var isAlive = true
    }
    #expect(breaks(3, "has ended", Todo()) { _ in })
    #expect(breaks(3, "a new todo isn't alive", Todo(isAlive: false)))
  }
}
