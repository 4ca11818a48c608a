import EditorKit
import EditorKitTesting
import Foundation

/// Puts memos of one kind in any habitat.
@MainActor struct MemoBuilder<Memo: ZooMemo> {
  /// Makes a memo.
  let make: (MemoValue) -> Memo
  /// Makes the storage of a file; nil for one that writes what a test can read of a memo.
  let storage: ((_ path: String) -> any Storage<Memo>)?
  /// Tells the app how to find its memos.
  let connect: (@escaping (Int) -> Binding<Memo>?) -> Void
  /// What the app does with a memo when it saves.
  let save: (Memo) -> Void

  private let context = Context.testing()
  private let recorder = ZooRecorder(make: Memo.makeRecording)

  /// Prepares to make memos.
  init(
    make: @escaping (MemoValue) -> Memo,
    storage: ((_ path: String) -> any Storage<Memo>)? = nil,
    connect: @escaping (@escaping (Int) -> Binding<Memo>?) -> Void = { _ in },
    save: @escaping (Memo) -> Void = { _ in }
  ) {
    (self.make, self.storage, self.connect, self.save) = (make, storage, connect, save)
  }

  /// Makes a component over memos.
  ///
  /// - Parameters:
  ///   - habitat: The component. An editor and a screen show the first memo.
  ///   - values: The memos. A file that is there already holds others.
  ///   - folder: The folder of a file.
  func scene(_ habitat: MemoHabitat, _ values: [MemoValue], in folder: TemporaryFolder) async throws -> MemoScene {
    switch habitat {
    case .editor, .screen, .parts:
      let source = Source(make(values[0]))
      let background = background { _ in
        source.binding
      } memos: {
        [source.value]
      }
      let component: any Component =
        switch habitat {
        case .editor: Editor(source.binding, recorder: recorder, context: context)
        case .screen: MemoScreen(source.binding, recorder: recorder, context: context)
        default: parts(source.binding)
        }
      return MemoScene(habitat, component, background, context: context)
    case .list:
      let source = Source(values.map(make))
      let background = background { number in
        source.value.firstIndex { $0.isAlive && $0.number == number }.map { source.binding[$0] }
      } memos: {
        source.value
      }
      let list = MemoList(source.binding, recorder: recorder, context: context, makeMemo: newMemo(after: values.count))
      return MemoScene(habitat, list, background, context: context)
    case .storeList:
      let storage = InMemoryStorage(values.map(make))
      let store = Store(storage, context: context)
      await store.load()
      let background = background(store) { Self.values(storage.items) }
      let list = MemoList(store, recorder: recorder, context: context, makeMemo: newMemo(after: values.count))
      return MemoScene(habitat, list, background, context: context)
    case .file:
      let path = folder["memos.json"]
      if try folder.names.isEmpty {
        try folder.write(String(decoding: JSONEncoder().encode(values), as: UTF8.self), to: "memos.json")
      }
      let file = storage?(path) ?? file(path)
      let store = Store<Memo>(file, context: context)
      let background = background(store) {
        try JSONDecoder().decode([MemoValue].self, from: Data(try folder.text(of: "memos.json").utf8))
      }
      let screen = StoreScreen(store, context: context) {
        MemoList(store, recorder: recorder, context: context, makeMemo: newMemo(after: values.count))
      }
      let scene = MemoScene(habitat, screen, background, context: context)
      await store.load()
      return scene
    }
  }

  private func newMemo(after count: Int) -> @MainActor (String) -> Memo {
    var number = count
    return { name in
      number += 1
      return make(MemoValue(id: number, name: name))
    }
  }
}

extension MemoBuilder where Memo: AnyObject {
  /// Makes a component over memos that are objects: an editor and a screen are given the object itself.
  func objectScene(_ habitat: MemoHabitat, _ values: [MemoValue], in folder: TemporaryFolder) async throws -> MemoScene
  {
    guard habitat == .editor || habitat == .screen else { return try await scene(habitat, values, in: folder) }
    var memo = make(values[0])
    let background = MemoBackground(
      read: { [memo.value] }, rename: { memo.name = $1 }, holdRecorder: { recorder.hold() }, saveModels: { save(memo) })
    let component: any Component =
      habitat == .editor
      ? Editor(memo, recorder: recorder, context: context) : MemoScreen(memo, recorder: recorder, context: context)
    return MemoScene(habitat, component, background, context: context)
  }
}

// MARK: - What is behind a component

extension MemoBuilder {
  private func background(
    finding find: @escaping (Int) -> Binding<Memo>?, memos: @escaping () -> [Memo]
  ) -> MemoBackground {
    connect(find)
    return MemoBackground(
      read: { Self.values(memos()) },
      rename: { find($0)?.name.wrappedValue = $1 },
      holdRecorder: { recorder.hold() },
      saveModels: { memos().filter(\.isAlive).forEach(save) })
  }

  private func background(_ store: Store<Memo>, readStored: @escaping () throws -> [MemoValue]) -> MemoBackground {
    // Weak, since a memo may hold the app, which finds it.
    var background = background { [weak store] number in
      store?.items.first { $0.isAlive && $0.number == number }.flatMap { store?.binding(id: $0.id) }
    } memos: {
      store.items
    }
    background.readStored = readStored
    background.flush = { try await store.flush() }
    background.reload = { try await store.reload() }
    background.close = { try await store.close() }
    return background
  }

  /// The memos that can be read.
  private static func values(_ memos: [Memo]) -> [MemoValue] { memos.filter(\.isAlive).map(\.value) }

  private func file(_ path: String) -> any Storage<Memo> {
    JSONFileStorage<Memo>(
      path,
      decode: { value in
        let memo = make(try value.decode())
        save(memo)
        return memo
      },
      encode: { memo in
        save(memo)
        return try JSONValue(encoding: memo.value)
      })
  }

  /// Makes the editor of an app that conforms to nothing, from bindings to a memo's recording and closures.
  private func parts(_ memo: Binding<Memo>) -> RecordingEditor<Memo.Recording> {
    let recording: Binding<Memo.Recording?> = memo.recording
    let attributes = Memo.attributes.map { attribute in
      EditorAttribute(
        attribute.name,
        recording.map(
          get: { $0?[keyPath: attribute.keyPath] ?? attribute.defaultValue },
          set: { number, recording in recording?[keyPath: attribute.keyPath] = number }),
        in: attribute.range, default: attribute.defaultValue)
    }
    var trashed: Memo.Recording?
    return RecordingEditor(
      hasRecording: { recording.wrappedValue != nil },
      attributes: attributes, recorder: recorder, context: context,
      finished: { recording.wrappedValue = $0 },
      deleted: {
        trashed = recording.wrappedValue
        recording.wrappedValue = nil
      },
      restored: { recording.wrappedValue = trashed })
  }
}
