#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which version of a file is at a path: another one differs in at least one of these.
struct FileVersion: Equatable, Sendable {
  private let device: UInt64
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The version that a file's status describes.
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  /// Returns whether both are versions of one file on disk.
  func isSameFile(as other: FileVersion) -> Bool { device == other.device && file == other.file }
}
