import Foundation
import LosslessJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A JSON file on disk, with its lock. What takes time runs here, off the main actor, one call after the other.
actor JSONFile {
  /// Puts contents in the place of a file's.
  typealias Write = @Sendable (_ data: Data, _ path: String) throws(FileError) -> FileVersion

  private let path: String
  private let write: Write
  private var lock: FileLock?
  private let key: String?
  /// The version that was read last. It counts only once its items are known.
  private var readVersion: FileVersion?
  /// The version that the contents were read from or saved as.
  private var version: FileVersion?
  private var contents: JSONItemsFile?

  init(path: String, key: String?, write: @escaping Write) {
    self.path = path
    self.key = key
    self.write = write
  }

  /// Locks the file, and reads it. What was read before counts until ``begin(_:except:)``.
  func read() throws(FileError) -> (JSONItemsFile, warnings: [StorageWarning]) {
    try checkDownloaded()
    let obstacle = try takeLock()
    var warnings: [StorageWarning] = []
    let target = FileAccess.resolvingLinks(path) ?? path
    if lock != nil {
      for name in FileAccess.removeLeftovers(of: target) {
        warnings.append(StorageWarning("\(path): the temporary file \(name) of an interrupted run has been removed."))
      }
    }
    readVersion = FileVersion(path)
    var bytes = try FileAccess.read(path).map { Array($0) }
    if bytes == nil, let contents {
      // Otherwise all would be gone that only this program has any more.
      bytes = contents.contents()
      warnings.append(StorageWarning("\(path) has been deleted. The next change saves all that was in it again."))
    }
    if let reason = readOnlyReason(target) {
      warnings.append(
        StorageWarning("\(path) can be read but not saved: \(reason). Allow writing there to keep changes."))
    } else if let obstacle, access(FileAccess.folder(of: target), F_OK) == 0 {
      warnings.append(
        StorageWarning("\(path) can't be locked: \(obstacle). Don't have it open in two programs at the same time."))
    }
    do {
      return (try JSONItemsFile(bytes ?? [], key: key), warnings)
    } catch let error as JSONError {
      throw FileError(path: path, .undecodable(error.description))
    } catch {
      throw FileError(path: path, .undecodable((error as? JSONItemsFile.ShapeError)?.description ?? "\(error)"))
    }
  }

  /// Begins with what has been read.
  ///
  /// - Parameter undecodable: The indices of elements that couldn't be understood, ascending.
  func begin(_ contents: JSONItemsFile, except undecodable: [Int]) {
    var contents = contents
    contents.setItems(except: undecodable)
    if let old = self.contents { contents.remember(old) }
    self.contents = contents
    version = readVersion
  }

  /// Saves changes.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - makeValues: Makes the bytes of the items that the changes are about.
  ///   - known: What items would be written as; see ``ItemCoding``.
  /// - Throws: ``FileError``, or what making the values throws. What is known of the file is as before then.
  func save(
    _ changes: [JSONItemsFile.Change],
    values makeValues: @MainActor @Sendable () async throws -> [[UInt8]],
    modelForm: ModelForms?
  ) async throws {
    guard var contents else { return }
    let values = try await makeValues()
    _ = try takeLock()
    try checkVersion()
    contents = await contents.changed(changes, values, modelForm: modelForm)
    let data = Data(contents.contents())
    // Making the values may have taken a while.
    try checkVersion()
    version = try write(data, path)
    self.contents = contents
  }

  /// A file that somebody has deleted is made anew; one that somebody has changed is theirs.
  private func checkVersion() throws(FileError) {
    if let present = FileVersion(path), present != version { throw FileError(path: path, .changedElsewhere) }
    try checkDownloaded()
  }

  /// Throws if iCloud has replaced the file with a placeholder. A file saved beside the placeholder would be a second version.
  private func checkDownloaded() throws(FileError) {
    let target = FileAccess.resolvingLinks(path) ?? path
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let placeholder = "\(target[..<start]).\(target[start...]).icloud"
    if access(target, F_OK) != 0, access(placeholder, F_OK) == 0 { throw FileError(path: path, .notDownloaded) }
  }

  /// Saves what the file would hold with changes under another name, in its folder or else in the temporary one. Where nothing
  /// could be read, that is what the changes add.
  ///
  /// - Returns: The path.
  func rescue(
    _ changes: [JSONItemsFile.Change],
    values: [[UInt8]],
    modelForm: ModelForms?
  ) async throws -> String? {
    let contents = try contents ?? JSONItemsFile([], key: key)
    let data = Data(await contents.changed(changes, values, modelForm: modelForm).contents())
    let target = FileAccess.resolvingLinks(path) ?? path
    let name = (target as NSString).lastPathComponent
    for place in [target, NSTemporaryDirectory() + name] {
      guard let new = FileAccess.freeName(beside: place, "unsaved"),
        (try? FileAccess.save(data, to: new, like: target)) != nil
      else { continue }
      return new
    }
    return nil
  }

  /// Gives the file another name. Where items have been loaded, the file is there again at once, as it was read or saved last.
  func setAside() throws(FileError) -> String? {
    _ = try takeLock()
    guard let contents else { return try FileAccess.setAside(path) }
    let data = Data(contents.contents())
    return try FileAccess.setAside(path) { () throws(FileError) in self.version = try self.write(data, self.path) }
  }

  func close() {
    lock = nil
  }

  /// Takes the lock, unless it is held already.
  ///
  /// - Returns: Why there can be none; nil where it is held.
  private func takeLock() throws(FileError) -> String? {
    guard lock == nil else { return nil }
    switch FileLock.lock(FileAccess.resolvingLinks(path) ?? path) {
    case .locked(let lock): self.lock = lock
    case .inUse: throw FileError(path: path, .locked)
    case .impossible(let reason): return reason
    }
    return nil
  }

  private func readOnlyReason(_ target: String) -> String? {
    var status = stat()
    if stat(target, &status) == 0, FileAccess.protection(target, status) != nil { return "the file is read-only" }
    guard access(FileAccess.folder(of: target), W_OK) != 0, errno != ENOENT else { return nil }
    return "its folder is read-only"
  }
}
