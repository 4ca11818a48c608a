import EditorKit
import Foundation

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

@MainActor final class Interview: Identifiable {
  var name: String
  var recording: Sound?

  init(_ name: String) { self.name = name }
}

extension Interview: @MainActor MemoProtocol {
  static var attributes: [Attribute<Sound>] {
    [Attribute("Start", \.start), Attribute("End", \.end, default: 1)]
  }
}

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
  var cover: URL? { image }
  var summary: String? { blurb.map { HTMLText.plain($0) } }
  var rating: Double? { percent.map { $0 / 20 } }
}
