#if canImport(SwiftUI) && canImport(SwiftData)
  import Foundation
  import SwiftData
  import SwiftUI

  @Model
  public final class VoiceMemo: MemoProtocol {
    @Attribute(.unique) public var uuid: UUID
    public var name: String = ""
    public var createdAt: Date
    public var startOffset: Double = 0
    public var endOffset: Double = 1
    @Transient public var isPlaying: Bool = false

    public init(uuid: UUID = UUID(), name: String, createdAt: Date = .now) {
      self.uuid = uuid
      self.name = name
      self.createdAt = createdAt
    }
  }

  struct AddEditMemoView: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @Bindable var memo: VoiceMemo
    @State private var date = Date.now
    @State private var quality = 1
    @State private var count = 1
    @State private var loops = false
    @State private var recorder = RecorderModel()
    @State private var failure: String?

    var body: some View {
      Form {
        Section("Details") {
          TextField("Name", text: $memo.name)
          DatePicker("Date", selection: $date, in: ...Date.now, displayedComponents: [.date])
          Picker("Quality", selection: $quality) {
            ForEach(0..<3) { Text("Level \($0)").tag($0) }
          }
          Stepper("Count \(count)", value: $count, in: 1...9)
          Toggle("Loop", isOn: $loops)
        }
        Section {
          RecordingEditorView(memo: memo, recorder: recorder) {
            context.delete(memo)
            dismiss()
          }
        } header: {
          Text("Recording")
        }
      }
      .navigationTitle("Memo")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
      }
      .alert("Could not save", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })) {
        Button("OK") {}
      } message: {
        Text(failure ?? "")
      }
    }

    private func save() {
      do {
        try context.save()
        dismiss()
      } catch {
        failure = error.localizedDescription
      }
    }
  }

  struct MemoListView: View {
    @Query(sort: \VoiceMemo.createdAt, order: .reverse) private var memos: [VoiceMemo]
    @Environment(\.modelContext) private var context

    var body: some View {
      NavigationStack {
        List {
          ForEach(memos) { memo in
            NavigationLink(value: memo) {
              HStack {
                Label(memo.name, systemImage: "waveform")
                Spacer()
                Text(memo.createdAt, style: .date).foregroundStyle(.secondary)
              }
            }
          }
          .onDelete { offsets in
            for index in offsets { context.delete(memos[index]) }
          }
        }
        .navigationDestination(for: VoiceMemo.self) { AddEditMemoView(memo: $0) }
        .toolbar { Button("Add", systemImage: "plus") { context.insert(VoiceMemo(name: "New")) } }
      }
    }
  }

  #Preview {
    MemoListView().modelContainer(for: VoiceMemo.self, inMemory: true)
  }
#endif
