import EditorKit

struct Book: BookProtocol {
  var title: String
  var author: String?
  var publicationDate: PublicationDate?
}
