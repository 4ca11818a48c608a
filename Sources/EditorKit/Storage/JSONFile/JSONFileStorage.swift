import Foundation
import LosslessJSON

/// Keeps a store's items in a JSON file that other programs can read, and that people can keep under version control.
///
///     let store = Store(JSONFileStorage<Todo>("todos.json"), context: context)
///     await store.load()
///     …
///     try await store.close()
///
/// - The file is an array of items, or an object with such an array in it; it keeps that shape, and everything else in it: what
///   the items don't know, the order of members, numbers as they were written, white space. Only what has changed is written
///   anew.
/// - A save makes a whole new file beside the old one, waits until it is on disk, and gives it the old one's name, mode,
///   access control list and extended attributes. So at any moment there is a whole file. A symbolic link stays, and its target is replaced. A hard link is broken: the other name
///   keeps the old contents. Only regular files are read and saved, and no pipes or devices.
/// - An item that has been removed and comes back, by undo for example, has all in the file that it had there before.
/// - Elements that can't be understood stay in the file, and are reported by ``Store/warnings``. So are second elements with
///   an identity that another one has.
/// - From loading to closing, a lock beside the file keeps out other programs that use this kit. Where another program has
///   changed the file all the same, nothing is saved over it.
@MainActor public final class JSONFileStorage<Item: Identifiable>: Storage {
  /// The file's path, as it was given. There needn't be a file yet. It is used byte for byte: "~" has no special meaning.
  public let path: String
  private let coding: ItemCoding<Item>
  private let file: JSONFile
  private var isLoaded = false
  /// A number for each identity that has gone from the file: it may come back.
  private var departed: [Item.ID: Int] = [:]

  private init(
    _ path: String, key: String?, coding: ItemCoding<Item>, calls: FileSystemCalls = .real, write: JSONFile.Write? = nil
  ) {
    self.path = path
    self.coding = coding
    file = JSONFile(path: path, key: key, calls: calls, write: write)
  }

  /// Makes a storage of Codable values, which are read and written off the main actor.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - key: The name of the member that holds the items, where the file is an object; one without it, or with two of it, is
  ///     undecodable. If you give none, it is the only member that is an array, and a new file is an array.
  ///   - dates: How dates are written.
  public convenience init(_ path: String, key: String? = nil, dates: JSONDateFormat = .iso8601)
  where Item: Codable & Sendable {
    self.init(path, key: key, coding: .concurrent(dates))
  }

  /// Makes a storage of Codable objects, which are read and written on the main actor: the changed ones, a few at a time.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - key: The name of the member that holds the items, where the file is an object; one without it, or with two of it, is
  ///     undecodable. If you give none, it is the only member that is an array, and a new file is an array.
  ///   - dates: How dates are written.
  public convenience init(_ path: String, key: String? = nil, dates: JSONDateFormat = .iso8601) where Item: Codable {
    self.init(path, key: key, coding: .onMainActor(dates))
  }

  /// Makes a storage of items that are made of JSON by functions of yours, which see the values as they are written.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - key: The name of the member that holds the items, where the file is an object; one without it, or with two of it, is
  ///     undecodable. If you give none, it is the only member that is an array, and a new file is an array.
  ///   - decode: Makes an item of a value. If it throws, the value is reported and kept.
  ///   - encode: Makes a value of an item. It is the whole truth: members that it leaves out are removed.
  public convenience init(
    _ path: String,
    key: String? = nil,
    decode: @escaping @MainActor (JSONValue) throws -> Item,
    encode: @escaping @MainActor (Item) throws -> JSONValue
  ) {
    self.init(path, key: key, coding: .functions(decode: decode, encode: encode))
  }

  /// Makes a storage whose writing a test controls.
  convenience init(_ path: String, writing write: @escaping JSONFile.Write) where Item: Codable & Sendable {
    self.init(path, key: nil, coding: .concurrent(.iso8601), write: write)
  }

  /// Makes a storage whose system calls a test controls.
  convenience init(_ path: String, calls: FileSystemCalls) where Item: Codable & Sendable {
    self.init(path, key: nil, coding: .concurrent(.iso8601), calls: calls)
  }

  /// Locks the file, and reads it.
  ///
  /// Where there is no file, or one with nothing in it, there are no items.
  ///
  /// - Throws: ``FileError`` with `locked`, `unreadable` or `undecodable`; the file is left as it is.
  public func load() async throws -> StoredItems<Item> {
    let (contents, found) = try await file.read()
    var warnings = found
    let results = await coding.decode(contents.elements.map { contents.bytes(of: $0) })
    var items: [Item] = []
    var undecodable: [(index: Int, reason: String, remedy: String)] = []
    var places: [Item.ID: Int] = [:]
    places.reserveCapacity(results.count)
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let item):
        if let first = places[item.id] {
          undecodable.append((index, "it has the same identity as item \(first + 1)", "Give it another one"))
        } else {
          places[item.id] = index
          items.append(item)
        }
      case .failure(let error):
        undecodable.append((index, CodingPlace.description(of: error), "Mend it in the file"))
      }
    }
    for (stranger, place) in zip(undecodable, contents.places(of: undecodable.map(\.index))) {
      let what = "\(path), item \(stranger.index + 1) (\(place)), isn't shown: \(stranger.reason)."
      warnings.append(StorageWarning("\(what) It stays in the file. \(stranger.remedy), then load again."))
    }
    await file.begin(contents, except: undecodable.map(\.index))
    isLoaded = true
    return StoredItems(items, warnings: warnings)
  }

  /// Saves changes.
  ///
  /// - Throws: ``FileError`` with `unencodable`, `changedElsewhere`, `locked` or `unsavable`; the file is left as it is.
  public func apply(_ changes: [StorageChange<Item>]) async throws {
    precondition(isLoaded, "A storage must be loaded before changes are applied.")
    var (items, fileChanges) = await split(changes)
    let result = await save(items, fileChanges)
    await items.removeGradually()
    try result.get()
  }

  /// Saves the file with changes under another name: `NAME.unsaved-1.json` beside it, or else in the temporary folder. If nothing
  /// could be loaded, that is what the changes add. Items that can't be written stay as they are in the file, or are left out.
  public func rescue(_ changes: [StorageChange<Item>]) async throws -> String? {
    let (items, fileChanges) = await split(changes)
    var unwritable: Set<Int> = []
    var values: [[UInt8]] = []
    do { values = try await coding.encode(items) } catch {
      // One that can't be written mustn't take the others with it.
      for (index, item) in items.enumerated() {
        let value = try? await coding.encode([item]).first
        if value == nil { unwritable.insert(index) }
        values.append(value ?? [])
      }
    }
    let rest = JSONItemsFile.changes(fileChanges, without: unwritable)
    return rest.isEmpty ? nil : try await file.rescue(rest, values: values, modelForm: coding.modelForm)
  }

  /// The items that changes are about, and the changes with their indices in the place of them.
  private func split(_ changes: [StorageChange<Item>]) async -> ([Item], [JSONItemsFile.Change]) {
    var items: [Item] = []
    var fileChanges: [JSONItemsFile.Change] = []
    items.reserveCapacity(changes.count)
    fileChanges.reserveCapacity(changes.count)
    // Where many go at once: growing bit by bit would move everything several times.
    if case .remove? = changes.first { departed.reserveCapacity(departed.count + changes.count) }
    for (count, change) in changes.enumerated() {
      if count % 1024 == 1023 { await Task.yield() }
      switch change {
      case .insert(let item, let offset):
        items.append(item)
        let departure = departed.isEmpty ? nil : departed[item.id]
        fileChanges.append(.insert(value: items.count - 1, departure: departure, at: offset))
      case .update(let item, let offset):
        items.append(item)
        fileChanges.append(.update(value: items.count - 1, at: offset))
      case .remove(let id, let offset): fileChanges.append(.remove(departure: departure(of: id), at: offset))
      case .move(_, let source, let target): fileChanges.append(.move(from: source, to: target))
      }
    }
    return (items, fileChanges)
  }

  private func departure(of id: Item.ID) -> Int {
    if let number = departed[id] { return number }
    departed[id] = departed.count
    return departed.count - 1
  }

  private func save(_ items: [Item], _ fileChanges: [JSONItemsFile.Change]) async -> Result<Void, FileError> {
    do {
      // The bytes go straight to the file: freeing them is its business.
      try await file.save(
        fileChanges, values: { [coding] in try await coding.encode(items) }, modelForm: coding.modelForm)
      return .success(())
    } catch let error as ItemEncodingError {
      let item = items[error.index]
      return .failure(FileError(path: path, .unencodable("the item “\(item.id)”, \(error.description)")))
    } catch let error as FileError {
      return .failure(error)
    } catch {
      return .failure(FileError(path: path, .unencodable(CodingPlace.description(of: error))))
    }
  }

  /// Gives the file another name beside the old one, `NAME.set-aside-1.json` or the next that is free.
  public func setAside() async throws -> String? {
    try await file.setAside()
  }

  /// Lets go of the lock.
  public func close() async {
    await file.close()
  }
}
