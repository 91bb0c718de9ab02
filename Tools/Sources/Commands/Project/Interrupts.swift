import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals that ask the program to end.
enum Interrupts {
  /// Ignores SIGINT, SIGTERM and SIGHUP while the work runs, so that no file is left half-written.
  static func ignored<Failure: Error>(during work: () throws(Failure) -> Void) throws(Failure) {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    try work()
  }

  /// Calls the body on a thread of its own when SIGINT or SIGTERM comes.
  ///
  /// The signal's handler writes its number into a pipe. Dispatch's sources for signals are not used, because on Linux one
  /// was lost now and then on a busy machine, and the program went on.
  static func handle(_ body: @escaping @Sendable (Int32) -> Void) {
    let readEnd = pipe.read
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(readEnd, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      body(Int32(number))
    }
  }

  /// Whether SIGINT and SIGTERM are handled, or end the program at once.
  static func setHandled(_ isHandled: Bool) {
    // Swift makes the pipe when it is first used, which a handler must not do.
    let isPossible = pipe.write >= 0
    for number in [SIGINT, SIGTERM] {
      guard isHandled, isPossible else {
        signal(number, SIG_DFL)
        continue
      }
      signal(number) { number in
        // The interrupted code may be about to read it.
        let error = errno
        defer { errno = error }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupts.pipe.write, &byte, 1)
      }
    }
  }

  /// Both are -1 if there are no more descriptors; then signals end the program at once.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      _ = Darwin.pipe(&ends)
    #elseif canImport(Glibc)
      _ = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      _ = Musl.pipe(&ends)
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
