import EditorKit

// All that the page needs, the model has.
extension Book: BookProtocol {}
