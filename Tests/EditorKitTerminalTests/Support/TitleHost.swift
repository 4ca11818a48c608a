import EditorKit
import EditorKitTerminal

/// A host that reads the title of the screen, waits for its input and ends. It uses the kit's public names only.
@MainActor final class TitleHost: Terminal.Host {
  private let stage: Stage
  private let isClean: Bool
  private let input: @MainActor () async -> Void
  private(set) var title = ""
  private(set) var isOpen = true

  init(_ root: any Component, isClean: Bool = true, input: @escaping @MainActor () async -> Void = {}) {
    stage = Stage(root)
    self.isClean = isClean
    self.input = input
  }

  func run() async -> Bool {
    title = stage.screen().title
    await input()
    return isClean
  }

  func close() {
    isOpen = false
    stage.close()
  }
}
