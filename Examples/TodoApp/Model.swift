import Foundation

/// Something to do, as a value that knows how to be saved.
struct Todo: Identifiable, Codable {
  var id = UUID()
  var title: String
  var isCompleted = false
  var dueDate: Date?
}
