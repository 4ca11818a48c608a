import EditorKit

/// A component made of closures, which notes when it comes and goes.
final class Probe: Component {
  /// What happened to components, in order.
  @MainActor final class Log {
    var events: [String] = []
  }

  let name: String
  let log: Log
  var onAppear: @MainActor () -> Void = {}
  var onDisappear: @MainActor () -> Void = {}
  private let make: @MainActor () -> Element

  init(_ name: String = "probe", log: Log = Log(), body: @escaping @MainActor () -> Element = { .text(.init("")) }) {
    self.name = name
    self.log = log
    make = body
  }

  var body: Element { make() }

  func appear() {
    log.events.append("+" + name)
    onAppear()
  }

  func disappear() {
    log.events.append("-" + name)
    onDisappear()
  }
}

extension Element {
  /// Elements one below the other.
  static func column(_ children: Element...) -> Element {
    .stack(Stack(.vertical, children))
  }
}
