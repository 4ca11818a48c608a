#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  public struct RecordingEditorView<Memo: MemoProtocol & Observable>: View {
    @Bindable private var memo: Memo
    @State private var recorder: RecorderModel
    @State private var confirmsDeletion = false
    private let onDelete: @MainActor () -> Void

    public init(memo: Memo, recorder: RecorderModel, onDelete: @escaping @MainActor () -> Void) {
      self.memo = memo
      _recorder = State(initialValue: recorder)
      self.onDelete = onDelete
    }

    private var isRecording: Bool { recorder.state == .recording }

    public var body: some View {
      VStack(spacing: 16) {
        Button {
          Task { await recorder.toggle() }
        } label: {
          Label(isRecording ? "Stop" : "Record", systemImage: isRecording ? "stop.circle.fill" : "record.circle")
        }
        .buttonStyle(.borderedProminent)
        .accessibilityLabel(isRecording ? Text("Stop recording") : Text("Start recording"))
        .accessibilityIdentifier("record")

        Slider(value: $memo.startOffset, in: 0...max(0.1, memo.endOffset), step: 0.1) {
          Text("Start")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(memo.endOffset, format: .number.precision(.fractionLength(1)))
        } onEditingChanged: { editing in
          if !editing { recorder.stop() }
        }
        .accessibilityValue(Text("\(memo.startOffset, specifier: "%.1f") seconds"))

        Slider(value: Binding(get: { memo.endOffset }, set: { memo.endOffset = max($0, memo.startOffset) }), in: 0...60) {
          Text("End")
        }
        .disabled(isRecording)

        if recorder.elapsed > 0 {
          ProgressView(value: min(recorder.elapsed, 60), total: 60)
        }

        Button(role: .destructive) {
          confirmsDeletion = true
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete")
        .confirmationDialog("Delete this recording?", isPresented: $confirmsDeletion, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { onDelete() }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("\(memo.name) will be removed.")
        }
      }
      .task(id: recorder.state) { await tick() }
      .onDisappear { recorder.stop() }
    }

    private func tick() async {}
  }
#endif
