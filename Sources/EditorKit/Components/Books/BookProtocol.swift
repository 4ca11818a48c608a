import Foundation

/// A model that is a book. Conform a type of yours, and ``BookPage`` shows it.
///
/// A struct, a class, an `@Observable` class, a SwiftData model: all conform without a wrapper, and the title is all that it must
/// have. What isn't known is nil; a text of nothing but spaces counts as not known, too.
///
/// The laws, which `BookLaws` in `EditorKitTesting` checks for any conformer:
///
/// 1. Reading changes nothing: read again, each property is the same.
/// 2. What is known is what its property says: ``rating`` within its range, ``isbn`` of so many digits, ``cover`` a whole
///    address, ``summary`` without markup. A page bears other things.
/// 3. While ``isAlive`` is false, reading it is safe. Nothing else is read then.
public protocol BookProtocol: ModelLifetime {
  /// The title; empty where it isn't known.
  var title: String { get }
  /// Who wrote it; of several, all in one text.
  var author: String? { get }
  /// When it was published, as precisely as anybody knows.
  var publicationDate: PublicationDate? { get }
  /// The address of a picture of its cover: a whole one, which leads there by itself.
  var cover: URL? { get }
  /// Its ISBN, of ten or thirteen digits; hyphens and spaces may stand between them.
  var isbn: String? { get }
  /// What it is about: plain text, with a line break between paragraphs.
  var summary: String? { get }
  /// How many pages it has. Zero or less counts as not known.
  var pageCount: Int? { get }
  /// What readers think of it, from 0 to 5.
  var rating: Double? { get }
}

extension BookProtocol {
  /// Not known, unless the model says.
  public var author: String? { nil }
  /// Not known, unless the model says.
  public var publicationDate: PublicationDate? { nil }
  /// Not known, unless the model says.
  public var cover: URL? { nil }
  /// Not known, unless the model says.
  public var isbn: String? { nil }
  /// Not known, unless the model says.
  public var summary: String? { nil }
  /// Not known, unless the model says.
  public var pageCount: Int? { nil }
  /// Not known, unless the model says.
  public var rating: Double? { nil }
}
