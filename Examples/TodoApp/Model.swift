import Foundation

/// Something to do, as a value that knows how to be saved.
struct Todo: Identifiable, Codable {
  var id = UUID()
  var title: String
  var isCompleted = false
  var dueDate: Date?
}

extension Todo {
  /// A title will do: files that people have written by hand have no more.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decodeIfPresent(UUID.self, forKey: .id) ?? UUID()
    title = try values.decode(String.self, forKey: .title)
    isCompleted = try values.decodeIfPresent(Bool.self, forKey: .isCompleted) ?? false
    dueDate = try values.decodeIfPresent(Date.self, forKey: .dueDate)
  }
}
