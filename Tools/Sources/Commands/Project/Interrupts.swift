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
}
