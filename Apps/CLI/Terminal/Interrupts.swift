import Dispatch
import Foundation

/// Cleans up when a person presses Ctrl-C, and exits with the status that shells expect.
///
/// The handler stays until the process ends: on Linux, libdispatch receives no more signals after its source for them was
/// cancelled.
@MainActor
enum Interrupts {
  private static let source: any DispatchSourceSignal = {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      Spinner.erase()
      Echo.set(true)
      exit(128 + SIGINT)
    }
    source.resume()
    return source
  }()

  static func handle() {
    _ = source
  }
}
