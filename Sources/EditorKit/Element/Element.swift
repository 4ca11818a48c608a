/// What a component shows: the one contract between components and hosts.
///
/// The enum is closed, so a host that forgets a case doesn't compile. It is semantic: it says what a thing is for and
/// never how it looks. Every closure in it is called on the main actor.
public indirect enum Element {
  /// A piece of text that can't be edited.
  case text(Text)
  /// Something to press.
  case button(Button)
  /// A number between two bounds.
  case slider(Slider)
  /// A text to edit.
  case textField(TextField)
  /// Something that is on or off.
  case toggle(Toggle)
  /// A date that may be absent.
  case dateField(DateField)
  /// A choice of one among several.
  case picker(Picker)
  /// Work that is under way.
  case progress(Progress)
  /// A picture, with words for whoever can't see it.
  case image(Image)
  /// Elements one after the other.
  case stack(Stack)
  /// Elements that belong together, under a title.
  case section(Section)
  /// Rows, made when they are shown.
  case list(List)
  /// A screen that opens others above itself.
  case navigation(Navigation)
  /// Free room between elements.
  case spacer
  /// A line between elements.
  case divider

  /// The part that a person can operate; nil for an element that only shows or arranges something.
  public var operable: (any Operable)? {
    switch self {
    case .button(let button): button
    case .slider(let slider): slider
    case .textField(let field): field
    case .toggle(let toggle): toggle
    case .dateField(let field): field
    case .picker(let picker): picker
    case .text, .progress, .image, .stack, .section, .list, .navigation, .spacer, .divider: nil
    }
  }
}

extension Element {
  /// A piece of text that can't be edited.
  public struct Text {
    /// What a text is for; a host picks the looks.
    public enum Role: Sendable {
      /// The heading of what follows.
      case title
      /// The text itself.
      case body
      /// A remark of less weight.
      case secondary
      /// Something went wrong; the text says what, and the remedy.
      case error
    }
    /// The text. It comes from a model and may hold anything: a host makes control characters harmless.
    public var text: String
    /// What the text is for.
    public var role: Role

    /// Makes a piece of text.
    public init(_ text: String, role: Role = .body) {
      self.text = text
      self.role = role
    }
  }

  /// Work that is under way.
  public struct Progress {
    /// What is being done, for example "Loading…".
    public var label: String
    /// How much is done, from 0 to 1; nil when nobody knows.
    public var fraction: Double?
    /// More about how far it is, for example an elapsed time; empty for nothing.
    public var detail: String

    /// Makes a progress display. A fraction outside 0…1 is shown at the nearest end, and one that isn't a number as unknown.
    public init(_ label: String, fraction: Double? = nil, detail: String = "") {
      self.label = label
      self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      self.detail = detail
    }
  }

  /// A picture, with words for whoever can't see it.
  public struct Image {
    /// A picture: a symbol or a file.
    public enum Content: Equatable, Sendable {
      /// The name of a symbol that the host may know.
      case symbol(String)
      /// The address of a picture file.
      case url(String)
    }
    /// The picture; nil for none, which a host shows as a placeholder.
    public var content: Content?
    /// What the picture shows.
    public var label: String

    /// Makes a picture.
    public init(_ content: Content?, label: String) {
      self.content = content
      self.label = label
    }
  }

  /// Elements one after the other.
  public struct Stack {
    /// The direction in which the elements follow each other.
    public enum Axis: Sendable {
      /// One below the other.
      case vertical
      /// One beside the other.
      case horizontal
    }
    /// The direction in which the elements follow each other.
    public var axis: Axis
    /// The elements, in order.
    public var children: [Element]

    /// Makes a stack.
    public init(_ axis: Axis, _ children: [Element]) {
      self.axis = axis
      self.children = children
    }

    /// Makes a stack of elements one below the other.
    public init(_ children: [Element]) {
      self.init(.vertical, children)
    }
  }

  /// Elements that belong together, under a title.
  public struct Section {
    /// What stands above; empty for nothing.
    public var title: String
    /// The elements, in order.
    public var children: [Element]

    /// Makes a section.
    public init(_ title: String, _ children: [Element]) {
      self.title = title
      self.children = children
    }
  }
}
