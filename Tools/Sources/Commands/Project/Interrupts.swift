#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps a person's Ctrl-C from ending the program where it would leave files half written.
enum Interrupts {
  /// Does something that has to be done whole, and takes no notice of signals that ask to end while it lasts.
  static func held<Failure: Error>(while work: () throws(Failure) -> Void) throws(Failure) {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    try work()
  }
}
