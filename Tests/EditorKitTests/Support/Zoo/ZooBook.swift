import EditorKit
import Foundation

/// What a test knows of a book, whatever the app's model looks like, and what stands for it in a file.
struct BookValue: Identifiable, Codable, Equatable, Sendable {
  var id: Int
  var title: String
  var rating: Double?
  /// The sibling that a model derives from its title; nil for a model without one.
  var slug: String?
}

/// A book of the zoo: a model as a real app has it, which the app can rename and rate.
protocol ZooBook: BookProtocol, Identifiable {
  /// The number that the book keeps, whatever becomes of its `id`.
  var number: Int { get }
  var title: String { get set }
  var rating: Double? { get set }

  /// What the model derives from its title; nil if it derives nothing.
  var slug: String? { get }
}

extension ZooBook {
  var slug: String? { nil }

  /// The book as a value.
  var value: BookValue { BookValue(id: number, title: title, rating: rating, slug: slug) }
}

extension ZooBook where ID == Int {
  var number: Int { id }
}

/// A book that compares and hashes its identity only, so that the app can keep it in a set.
struct SameIDBook: ZooBook, Codable, Hashable, Sendable {
  let id: Int
  var title: String
  var rating: Double?

  init(_ value: BookValue) {
    (id, title, rating) = (value.id, value.title, value.rating)
  }

  static func == (one: SameIDBook, other: SameIDBook) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A book that equals every other book.
struct AlwaysEqualBook: ZooBook, Codable, Equatable, Sendable {
  let id: Int
  var title: String
  var rating: Double?

  init(_ value: BookValue) {
    (id, title, rating) = (value.id, value.title, value.rating)
  }

  static func == (one: AlwaysEqualBook, other: AlwaysEqualBook) -> Bool { true }
}

/// A book as an `Equatable` value around an object, as a wrapper of an ORM's object is.
struct ClassInStructBook: ZooBook, Equatable {
  /// What the book keeps in an object.
  final class Details {
    var title: String
    var rating: Double?

    init(_ value: BookValue) {
      (title, rating) = (value.title, value.rating)
    }
  }

  let id: Int
  let details: Details

  init(_ value: BookValue) {
    (id, details) = (value.id, Details(value))
  }

  var title: String {
    get { details.title }
    nonmutating set { details.title = newValue }
  }
  var rating: Double? {
    get { details.rating }
    nonmutating set { details.rating = newValue }
  }

  static func == (one: ClassInStructBook, other: ClassInStructBook) -> Bool {
    one.id == other.id && one.details === other.details
  }
}

/// A book as a value that trims its title, and rounds and clamps its rating, whenever they are set.
struct NormalizingBook: ZooBook, Codable, Sendable {
  let id: Int
  private var storedTitle: String
  private var stars: Double?

  private enum CodingKeys: String, CodingKey {
    case id
    case storedTitle = "title"
    case stars = "rating"
  }

  init(_ value: BookValue) {
    (id, storedTitle, stars) = (value.id, value.title, value.rating)
  }

  var title: String {
    get { storedTitle }
    set { storedTitle = newValue.trimmingCharacters(in: .whitespaces) }
  }
  var rating: Double? {
    get { stars }
    set { stars = newValue.map { min(max($0, 0), 5).rounded() } }
  }
}

/// A book as a value whose `didSet` writes a sibling through the app's own binding to it.
struct SiblingBook: ZooBook {
  /// The app, which knows where its books live.
  final class App {
    var book: (Int) -> Binding<SiblingBook>? = { _ in nil }
  }

  let id: Int
  var title: String {
    didSet { app.book(id)?.storedSlug.wrappedValue = title.lowercased() }
  }
  var rating: Double?
  private var storedSlug: String
  private let app: App

  init(_ value: BookValue, in app: App) {
    (id, title, rating) = (value.id, value.title, value.rating)
    storedSlug = value.slug ?? value.title.lowercased()
    self.app = app
  }

  var slug: String? { storedSlug }
}
