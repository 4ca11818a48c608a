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

    var isAlive: Bool { modelContext != nil && !isDeleted }

    static var attributes: [Attribute<Recording>] {
      [Attribute("Volume", \.volume), Attribute("Start", \.start, in: 0...60, unit: "s")]
    }
  }

  struct MemoRow: View {
    @Bindable var memo: Memo
    @Binding var isOpen: Bool

    var body: some View {
      TextField("Name", text: $memo.name)
      Toggle("Open", isOn: $isOpen)
    }
  }

  struct MemoTable: View {
    @Query(sort: \Memo.name) private var memos: [Memo]
    @State private var isOpen = false

    var body: some View {
      List(memos) { MemoRow(memo: $0, isOpen: $isOpen) }
    }
  }

  #Preview {
    MemoTable().modelContainer(for: Memo.self, inMemory: true)
  }
#endif
