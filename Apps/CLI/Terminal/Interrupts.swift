import Dispatch
import Foundation

/// Cleans up when a person presses Ctrl-C or the program is told to end, and exits with the status that shells expect.
///
/// The handlers stay until the process ends: on Linux, libdispatch receives no more signals after its source for them was
/// cancelled.
@MainActor
enum Interrupts {
  private static let sources: [any DispatchSourceSignal] = {
    let registered = DispatchGroup()
    let sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !ignore($0) }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Spinner.erase()
        Echo.set(true)
        exit(128 + number)
      }
      registered.enter()
      source.setRegistrationHandler { registered.leave() }
      source.resume()
      return source
    }
    // A signal that comes before would be lost.
    registered.wait()
    return sources
  }()

  /// Lets the process ignore a signal. Returns whether it did so before: `nohup` and shells start programs in that way.
  private static func ignore(_ number: Int32) -> Bool {
    unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func handle() {
    _ = sources
  }
}
