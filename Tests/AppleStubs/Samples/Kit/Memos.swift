// A SwiftData model that is a memo of the kit's. SwiftData's macro `@Attribute` and the kit's struct `Attribute` share a
// name and never meet: an attribute in front of a property is looked up among macros, a type among types.
#if canImport(SwiftUI) && canImport(SwiftData)
  import EditorKitSwiftUI
  import Foundation
  import SwiftData
  import SwiftUI

  @Model final class Recording {
    @Attribute(.externalStorage) var audio: Data
    @Attribute(originalName: "gain") var volume: Double = 1
    var start: Double = 0

    init(audio: Data) { self.audio = audio }
  }

  @Model final class Memo: MemoProtocol {
    @Attribute(.unique) var uuid: UUID
    var name: String = ""
    @Relationship(deleteRule: .cascade) var recording: Recording?

    init(uuid: UUID = UUID()) { self.uuid = uuid }

    static var attributes: [Attribute<Recording>] {
      [Attribute("Volume", \.volume), Attribute("Start", \.start, in: 0...60, unit: "s")]
    }
  }

  /// One memo's screen. The identity gives each memo a screen of its own.
  struct MemoDetail: View {
    let memo: Memo
    let context: Context
    @Binding var isOpen: Bool

    var body: some View {
      ComponentView(id: memo.id) {
        MemoScreen(memo, recorder: TimedRecorder { _ in Recording(audio: Data()) }, context: context)
      }
      .toolbar { Toggle("Open", isOn: $isOpen) }
    }
  }

  /// The editor in a form of the app's own.
  struct MemoForm: View {
    @Bindable var memo: Memo
    let context: Context

    var body: some View {
      Form {
        TextField("Name", text: $memo.name)
        ComponentView(id: memo.id, placement: .embedded) {
          Editor(memo, recorder: TimedRecorder { _ in Recording(audio: Data()) }, context: context)
        }
      }
    }
  }

  struct MemoTable: View {
    @Query(sort: \Memo.name) private var memos: [Memo]
    @State private var context = Context()
    @State private var isOpen = false

    var body: some View {
      List(memos) { MemoDetail(memo: $0, context: context, isOpen: $isOpen) }
    }
  }

  #Preview {
    MemoTable().modelContainer(for: Memo.self, inMemory: true)
  }
#endif
