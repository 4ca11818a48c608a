import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
  }
}
// Explicitly not Sendable in the SDK.
@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

// Interpolating anything else (a Date, an enum, an optional) is an error, as in the SDK.
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct Text: Equatable, Sendable {
  public struct DateStyle: Equatable, Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }
  public init(verbatim content: String) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { fatalError() }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { fatalError() }
  public init(_ attributedContent: AttributedString) { fatalError() }
  public init(_ date: Date, style: DateStyle) { fatalError() }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
  public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
extension Text: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct Image: Equatable, Sendable {
  public init(systemName: String) { fatalError() }
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
  public func resizable() -> Image { self }
}
extension Image: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}
public struct AsyncImage<Content: View>: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }
  nonisolated public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> { fatalError() }
  nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font(), caption2 = Font()
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, ShapeStyle, CustomStringConvertible, Sendable {
  public static let red = Color(), orange = Color(), green = Color(), blue = Color(), gray = Color()
  public static let primary = Color(), secondary = Color(), accentColor = Color(), clear = Color(), white = Color(), black = Color()
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  init() {}
  public var description: String { "" }
}
extension Color {
  public func opacity(_ opacity: Double) -> Color { self }
}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}
// What a shape must be able to draw isn't modelled.
public protocol Shape: Sendable, View {}
public struct Rectangle: Shape {
  nonisolated public init() {}
  public typealias Body = Never
  public var body: Never { fatalError() }
}
public struct HierarchicalShapeStyle: ShapeStyle { init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var blue: Color { Color() }
  public static var green: Color { Color() }
  public static var gray: Color { Color() }
  public static var orange: Color { Color() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
