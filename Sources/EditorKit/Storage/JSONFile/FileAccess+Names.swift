import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Other names beside a file: the one that it is set aside under, and those of copies and temporary files.
extension FileAccess {
  private static let numbers = 1...10_000

  /// Gives the file another name beside the present one, which nothing has yet. A long name is shortened.
  ///
  /// - Parameter replace: Puts another file in the old place, given the path of the one that was set aside; nil if there is to be
  ///   none.
  /// - Returns: The new path.
  /// - Throws: ``FileError`` with `unsavable`, or what `replace` throws; the file has its old name then.
  func setAside(replace: ((BytePath) throws(FileError) -> Void)? = nil) throws(FileError) -> String {
    let target: BytePath
    let new: BytePath
    let isLinked: Bool
    do throws(SystemError) {
      target = try self.target()
      // Renaming would move a folder or a device.
      if let reason = Self.oddity(try calls.status(of: target)) { throw SystemError(reason: reason) }
      (new, isLinked) = try secondName(for: target)
    } catch {
      throw FileError(path: path, .unsavable(error.reason))
    }
    if let replace {
      do throws(FileError) { try replace(new) } catch {
        try takeBack(new, target, isLinked)
        throw error
      }
    } else if isLinked {
      do throws(SystemError) { try calls.removeFile(target) } catch {
        try? calls.removeFile(new)
        throw FileError(path: path, .unsavable(error.reason))
      }
    }
    return new.text
  }

  /// Gives a file a second name, or another name if its file system has no links.
  private func secondName(for target: BytePath) throws(SystemError) -> (BytePath, isLinked: Bool) {
    for number in Self.numbers {
      let new = target.numbered("set-aside", number)
      do throws(SystemError) {
        // A link is made only if nothing has the name; a renaming would replace it.
        try calls.linkFile(target, to: new)
        return (new, true)
      } catch {
        if error.code == EEXIST { continue }
        guard error.isRefusal || error.code == EMLINK else { throw error }
        if try isTaken(new) { continue }
        try calls.renameFile(target, to: new)
        return (new, false)
      }
    }
    throw SystemError(EEXIST)
  }

  /// Undoes what ``secondName(for:)`` has done.
  private func takeBack(_ new: BytePath, _ target: BytePath, _ isLinked: Bool) throws(FileError) {
    do throws(SystemError) {
      if isLinked { try calls.removeFile(new) } else { try calls.renameFile(new, to: target) }
    } catch {
      throw FileError(path: path, .unsavable("the file is now \(new.text): \(error.reason)"))
    }
  }

  private func isTaken(_ path: BytePath) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try calls.statusOfLink(path)
      return true
    } catch {
      if error.code == ENOENT { return false }
      throw error
    }
  }

  /// Saves contents under a new name, such as `NAME.unsaved-1.json`, beside the file or in the temporary folder.
  ///
  /// Beside the file the copy gets its access rights; elsewhere, or if there is no file, only the owner can read it.
  ///
  /// - Returns: The path of the copy.
  /// - Throws: ``FileError`` with `unsavable` if it can't be saved in either place; no incomplete copy is left.
  func rescue(_ contents: [UInt8]) throws(FileError) -> String {
    do throws(SystemError) {
      var path = BytePath(path)
      do throws(SystemError) {
        path = try target()
        let status = try? statusIfPresent(path)
        return try rescue(contents, beside: path) { descriptor throws(SystemError) in
          if let status, Self.oddity(status) == nil { try copyRights(of: path, status, to: descriptor) }
        }
      } catch {
        let name = path.obstacle == nil ? Array(path.name) : Array("items.json".utf8)
        let folder = NSTemporaryDirectory()
        let place = BytePath(folder.hasSuffix("/") ? folder : folder + "/").sibling(name)
        return try rescue(contents, beside: place) { _ throws(SystemError) in }
      }
    } catch {
      throw FileError(path: path, Self.savingReason(error))
    }
  }

  private func rescue(
    _ contents: [UInt8], beside path: BytePath, prepare: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) -> String {
    for number in Self.numbers {
      let new = path.numbered("unsaved", number)
      do throws(SystemError) {
        _ = try writeNewFile(contents, at: new, mode: 0o600, prepare: prepare)
        return new.text
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
    throw SystemError(EEXIST)
  }

  /// Removes the temporary files that interrupted saves have left beside the file. The caller knows that no save is running.
  ///
  /// - Returns: The names of the removed files.
  func removeLeftovers(of target: BytePath) -> [String] {
    let (prefix, suffix) = (Array(target.hidden("").name), Array(Self.temporarySuffix.utf8))
    let names = ((try? calls.names(in: target.folder)) ?? []).filter { name in
      guard name.starts(with: prefix), name.reversed().starts(with: suffix.reversed()) else { return false }
      let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
      return UUID(uuidString: String(decoding: middle, as: UTF8.self)) != nil
    }
    return names.filter { (try? calls.removeFile(target.sibling($0))) != nil }.map { BytePath(bytes: $0).text }.sorted()
  }

  /// The reason of an error that saving has failed with.
  static func savingReason(_ error: SystemError) -> FileError.Reason {
    error.missingFolder.map { .missingFolder($0) } ?? .unsavable(error.reason)
  }
}
