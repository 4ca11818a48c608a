#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's standard input, output and error, as they have to be before a host uses them.
package enum StandardStreams {
  /// Makes the three descriptors safe to use for the rest of the process.
  ///
  /// A closed one would be given to the next file that is opened, and the screen be written into a person's data: it
  /// becomes `/dev/null`. And a reader that goes away is an error of the write, not the end of the process.
  package static func prepare() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, and those below are taken already.
      _ = open("/dev/null", O_RDWR)
    }
    // A handler, unlike SIG_IGN, isn't handed on to the programs that this one starts.
    _ = signal(SIGPIPE) { _ in }
  }

  /// Whether a person sits at both standard input and output.
  package static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }
}
