import EditorKit
import Foundation

// What an app writes to conform its types, as Documentation/Conforming.md shows it.

// MARK: - A memo

struct VoiceNote: Identifiable {
  let id = UUID()
  var title: String
  var sound: Sound?
}

struct Sound {
  var start = 0.0
  var end = 1.0
}

extension VoiceNote: MemoProtocol {
  var name: String {
    get { title }
    set { title = newValue }
  }
  var recording: Sound? {
    get { sound }
    set { sound = newValue }
  }
  static var attributes: [Attribute<Sound>] {
    [
      Attribute("Start", \.start, default: 0, atMost: \.end),
      Attribute("End", \.end, default: 1, atLeast: \.start),
    ]
  }
}

// MARK: - A todo

final class Chore: Identifiable, Codable {
  let id: UUID
  var title: String
  var dueDate: Date?
  var isDone = false

  init(_ title: String, dueDate: Date? = nil) {
    id = UUID()
    self.title = title
    self.dueDate = dueDate
  }
}

extension Chore: TodoProtocol {
  var isCompleted: Bool {
    get { isDone }
    set { isDone = newValue }
  }
}

// MARK: - A book

struct Volume: Decodable {
  var name: String
  var writers: [String]?
  var blurb: String?
  var percent: Double?
  var image: URL?
}

extension Volume: BookProtocol {
  var title: String { name }
  var author: String? { writers?.joined(separator: ", ") }
  var publicationDate: PublicationDate? { nil }
  var cover: URL? { image }
  var isbn: String? { nil }
  var summary: String? { blurb.map { HTMLText.plain($0) } }
  var pageCount: Int? { nil }
  var rating: Double? { percent.map { $0 / 20 } }
}
