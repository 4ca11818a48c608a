import Foundation

/// The memory of this process.
enum Memory {
  /// Gives free memory back to the system: `malloc_trim` of the GNU C library, which Swift's module of it lacks.
  private static let trim: (@convention(c) (Int) -> Int32)? = {
    #if os(Linux)
      if let symbol = dlsym(nil, "malloc_trim") {
        return unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      }
    #endif
    return nil
  }()

  /// Returns how many megabytes of memory the process holds, after the allocator has given back what is free.
  static func resident() -> Double {
    _ = trim?(0)
    return Double(residentBytes()) / 1e6
  }

  private static func residentBytes() -> UInt64 {
    #if os(Linux)
      // The second number is the resident size, in pages.
      let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
      guard numbers.count > 1, let pages = UInt64(numbers[1]) else { return 0 }
      return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    #else
      var usage = rusage_info_v0()
      let status = withUnsafeMutablePointer(to: &usage) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(getpid(), RUSAGE_INFO_V0, $0) }
      }
      return status == 0 ? usage.ri_phys_footprint : 0
    #endif
  }
}

/// Runs a closure, and frees the objects that it leaves to an autorelease pool, where the system has such pools.
func withPool<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if canImport(ObjectiveC)
    try autoreleasepool(invoking: body)
  #else
    try body()
  #endif
}
