import Foundation
import LosslessJSON

/// A JSON file on disk, with its lock. What takes time runs here, off the main actor, one call after the other.
actor JSONFile {
  /// Puts contents in the place of a file's.
  typealias Write = @Sendable (_ data: Data, _ path: String) throws(FileError) -> FileVersion

  private let path: String
  private let access: FileAccess
  private let write: Write?
  private var lock: FileLock?
  private let key: String?
  /// The version that was read last. It counts only once its items are known.
  private var readVersion: FileVersion?
  /// The version that the contents were read from or saved as.
  private var version: FileVersion?
  private var contents: JSONItemsFile?

  /// Creates a file that isn't read yet.
  ///
  /// - Parameter write: Replaces the writing, in tests.
  init(path: String, key: String?, calls: FileSystemCalls, write: Write?) {
    self.path = path
    access = FileAccess(path: path, calls: calls)
    self.key = key
    self.write = write
  }

  /// Locks the file, and reads it. What was read before counts until ``begin(_:except:)``.
  func read() throws(FileError) -> (JSONItemsFile, warnings: [StorageWarning]) {
    let target: BytePath
    let isInCloudOnly: Bool
    do throws(SystemError) {
      target = try access.target()
      isInCloudOnly = try access.isInCloudOnly()
    } catch {
      throw FileError(path: path, .unreadable(error.reason))
    }
    if isInCloudOnly { throw FileError(path: path, .notDownloaded) }
    let obstacle = try takeLock()
    var warnings: [StorageWarning] = []
    if lock != nil {
      for name in access.removeLeftovers(of: target) {
        warnings.append(StorageWarning("\(path): the temporary file \(name) of an interrupted run has been removed."))
      }
    }
    let file = try access.read()
    readVersion = file?.version
    var bytes = file?.contents
    if bytes == nil, let contents {
      // Otherwise all would be gone that only this program has any more.
      bytes = contents.contents()
      warnings.append(StorageWarning("\(path) has been deleted. The next change saves all that was in it again."))
    }
    if let warning = warning(about: target, lockObstacle: obstacle) { warnings.append(warning) }
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
    let bytes = contents.contents()
    // Making the values may have taken a while.
    try checkVersion()
    try replace(with: bytes)
    if write == nil { try access.synchronizeFolder() }
    self.contents = contents
  }

  /// Replaces the file. Its version counts even if recording the replacement on disk fails later.
  private func replace(with bytes: [UInt8], like pattern: BytePath? = nil) throws(FileError) {
    version = if let write { try write(Data(bytes), path) } else { try access.replace(with: bytes, like: pattern) }
  }

  /// Throws an error if another program has changed the file. A deleted file is created again.
  private func checkVersion() throws(FileError) {
    let present: FileVersion?
    let isInCloudOnly: Bool
    do throws(SystemError) {
      present = try access.version()
      isInCloudOnly = present == nil ? try access.isInCloudOnly() : false
    } catch {
      throw FileError(path: path, .unsavable(error.reason))
    }
    if let present, present != version { throw FileError(path: path, .changedElsewhere) }
    // A file saved beside the placeholder would be a second version.
    if isInCloudOnly { throw FileError(path: path, .notDownloaded) }
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
    return try access.rescue(await contents.changed(changes, values, modelForm: modelForm).contents())
  }

  /// Gives the file another name. If items have been loaded, the file is there again at once, as it was read or saved last.
  func setAside() throws(FileError) -> String? {
    _ = try takeLock()
    guard let contents else { return try access.setAside() }
    let bytes = contents.contents()
    let name = try access.setAside { new throws(FileError) in try self.replace(with: bytes, like: new) }
    // Both files are on disk. After a crash the old name may lead to the file that was set aside, and the next save repeats it.
    try? access.synchronizeFolder()
    return name
  }

  func close() {
    lock = nil
  }

  /// Takes the lock, unless it is held already.
  ///
  /// - Returns: Why there can be none; nil where it is held.
  private func takeLock() throws(FileError) -> String? {
    guard lock == nil else { return nil }
    let target: BytePath
    do throws(SystemError) { target = try access.target() } catch { return error.reason }
    switch FileLock.lock(target, calls: access.calls) {
    case .locked(let lock): self.lock = lock
    case .inUse: throw FileError(path: path, .locked)
    case .impossible(let reason): return reason
    }
    return nil
  }

  /// The warning that saving will fail, or that other programs may save at the same time.
  private func warning(about target: BytePath, lockObstacle: String?) -> StorageWarning? {
    do throws(SystemError) {
      if let status = try access.statusIfPresent(target) {
        if access.protection(of: target, status) != nil { return readOnlyWarning("the file is read-only") }
      } else {
        try access.checkFolder(of: target)
      }
    } catch {
      return StorageWarning(error.missingFolder.map(FileError.missing) ?? "\(path) can't be saved: \(error.reason).")
    }
    if (try? access.calls.checkWritable(target.folder)) == nil { return readOnlyWarning("its folder is read-only") }
    return lockObstacle.map {
      StorageWarning("\(path) can't be locked: \($0). Don't have it open in two programs at the same time.")
    }
  }

  private func readOnlyWarning(_ reason: String) -> StorageWarning {
    StorageWarning("\(path) can be read but not saved: \(reason). Allow writing there to keep changes.")
  }
}
