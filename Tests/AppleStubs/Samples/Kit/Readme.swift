import EditorKitSwiftUI
import SwiftUI

struct MemoView: View {
  let memo: VoiceMemo  // an @Observable class or a SwiftData model
  let context: Context

  var body: some View {
    ComponentView(id: ObjectIdentifier(memo)) {
      MemoScreen(memo, recorder: TimedRecorder { _ in Take() }, context: context)
    }
  }
}

// The model of the app: README.md shows the lines above.

@Observable final class VoiceMemo: MemoProtocol {
  var name = ""
  var recording: Take?

  static var attributes: [Attribute<Take>] {
    [Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd)]
  }
}

struct Take {
  var trimStart = 0.0
  var trimEnd = 1.0
}
