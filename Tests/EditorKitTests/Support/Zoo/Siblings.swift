import EditorKit

/// A memo as a value whose `didSet` writes a sibling through the app's own binding to it.
struct SiblingMemo: ZooMemo {
  /// The app, which knows where its memos live.
  final class App {
    var memo: (Int) -> Binding<SiblingMemo>? = { _ in nil }
  }

  let id: Int
  var name: String {
    didSet { app.memo(id)?.storedSlug.wrappedValue = name.lowercased() }
  }
  var recording: Take?
  private var storedSlug: String
  private let app: App

  init(_ value: MemoValue, in app: App) {
    (id, name, recording) = (value.id, value.name, value.recording)
    storedSlug = value.slug ?? value.name.lowercased()
    self.app = app
  }

  var slug: String? { storedSlug }
}

/// A memo as an object whose `didSet` writes a sibling.
final class SiblingObjectMemo: ZooMemo, Codable {
  let id: Int
  var name: String {
    didSet { storedSlug = name.lowercased() }
  }
  var recording: Take?
  private var storedSlug: String

  private enum CodingKeys: String, CodingKey {
    case id, name, recording
    case storedSlug = "slug"
  }

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
    storedSlug = value.slug ?? value.name.lowercased()
  }

  var slug: String? { storedSlug }
}
