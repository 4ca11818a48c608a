// Memos that are values and live in a view's state.
#if canImport(SwiftUI)
  import EditorKitSwiftUI
  import Foundation
  import SwiftUI

  struct Take {
    var volume = 1.0
  }

  struct Note: MemoProtocol, Identifiable {
    let id: UUID
    var name: String
    var recording: Take?

    static var attributes: [Attribute<Take>] { [Attribute("Volume", \.volume, default: 1)] }
  }

  struct NotesWindow: View {
    @State private var notes: [Note] = []
    @State private var context = Context()

    var body: some View {
      ComponentView(id: "notes") {
        MemoList(ComponentBinding($notes), recorder: TimedRecorder { _ in Take() }, context: context) {
          Note(id: UUID(), name: $0)
        }
      }
      .toolbar {
        Button("Undo") { context.undo.undo() }.disabled(!context.undo.canUndo)
      }
    }
  }

  struct NoteField: View {
    @Binding var note: Note
    let context: Context

    var body: some View {
      ComponentView(id: note.id, placement: .embedded) {
        Editor(ComponentBinding($note), recorder: TimedRecorder { _ in Take() }, context: context)
      }
    }
  }

  #Preview {
    NotesWindow()
  }
#endif
