import Foundation

/// A Codable value that lives in a JSON file: read once, and saved after every change.
///
///     let file = CodableFile(path: "memos.json", empty: [Memo](), context: context)
///     await file.load()
///     let list = MemoList(file.contents, recorder: recorder, context: context) { Memo(name: $0) }
///
/// Saves follow each other, off the main actor; changes that come while one is under way are saved together by the next. A
/// file that can't be read or decoded is never written over: ``contents`` then ignores writes.
@MainActor public final class CodableFile<Value: Codable & Sendable> {
  /// The file's path.
  public let path: String
  private let source: Source<Value>
  private let context: Context
  private let signal = Signal()
  private var state = State.unloaded
  private var needsSave = false
  private var saving: Task<Void, Never>?
  private var problem: FileError?

  private enum State {
    case unloaded, loaded, refused
  }

  /// Makes the value of a file, which isn't read before ``load()``.
  ///
  /// - Parameters:
  ///   - path: The file's path. There needn't be a file yet.
  ///   - empty: The value where there is no file, or an empty one.
  ///   - context: Where saving counts as pending work.
  public init(path: String, empty: Value, context: Context) {
    self.path = path
    self.context = context
    source = Source(empty)
  }

  /// The value. Every change is saved. While the file isn't loaded or couldn't be, writes are ignored.
  public var contents: Binding<Value> {
    guard state == .loaded else { return .constant(source.value) }
    return source.binding.onChange { [weak self] in self?.changed() }
  }

  /// Why the file couldn't be loaded, or why the last save failed; nil when all is well. Observable.
  public var failure: FileError? {
    signal.access()
    return problem
  }

  /// Reads the file.
  ///
  /// Where there is none, or an empty one, the value stays as it is, and the first save makes the file. If the file can't
  /// be read or decoded, ``failure`` says why, with the place in the file.
  public func load() async {
    let path = path
    do throws(FileError) {
      if let value = try await Self.read(path) { source.value = value }
      state = .loaded
      problem = nil
    } catch {
      state = .refused
      problem = error
    }
    signal.changed()
  }

  /// Saves what hasn't been saved, and waits until it is on disk. Makes the file where there is none.
  ///
  /// - Throws: The ``FileError`` for which the file couldn't be loaded, or the save failed.
  public func flush() async throws(FileError) {
    if state == .loaded {
      if problem != nil || !FileManager.default.fileExists(atPath: path) { needsSave = true }
      if needsSave { save() }
      await saving?.value
    }
    if let problem { throw problem }
  }

  private func changed() {
    needsSave = true
    save()
  }

  private func save() {
    guard saving == nil else { return }
    saving = context.work.start { [self] in
      while needsSave {
        needsSave = false
        do throws(FileError) {
          try await Self.write(source.value, to: path)
          problem = nil
        } catch {
          problem = error
        }
      }
      saving = nil
      signal.changed()
    }
  }

  @concurrent private static func read(_ path: String) async throws(FileError) -> Value? {
    guard let data = try FileAccess.read(path), !data.isEmpty else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      let place = JSONTape.problem(in: data)?.description ?? CodingPlace.description(of: error)
      throw FileError(path: path, .undecodable(place))
    }
  }

  @concurrent private static func write(_ value: Value, to path: String) async throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw FileError(path: path, .unencodable(CodingPlace.description(of: error)))
    }
    data.append(UInt8(ascii: "\n"))
    try FileAccess.save(data, to: path)
  }
}
