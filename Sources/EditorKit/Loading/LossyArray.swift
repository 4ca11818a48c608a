/// An array in a service's response of which one bad element doesn't spoil the rest.
///
///     struct Response: Decodable {
///       let items: LossyArray<Volume>?
///     }
///
/// What can be decoded is in ``elements``, in order; for what can't, ``warnings`` says where it is and what is wrong with it.
public struct LossyArray<Element: Decodable>: Decodable {
  /// What could be decoded, in order.
  public var elements: [Element] = []
  /// What is wrong with each of the others, with its place: "at items[1].volumeInfo: there is no “title”". In English.
  public var warnings: [String] = []

  /// Decodes whatever can be.
  ///
  /// - Throws: What the decoder throws where there is no array at all.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      switch try container.decode(Attempt.self).result {
      case .success(let element): elements.append(element)
      case .failure(let error): warnings.append(CodingPlace.description(of: error))
      }
    }
  }

  /// An element or what is wrong with it. It never fails, and so the container always moves on.
  private struct Attempt: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) throws {
      result = Result { try decoder.singleValueContainer().decode(Element.self) }
    }
  }
}

extension LossyArray: Sendable where Element: Sendable {}
