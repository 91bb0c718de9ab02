import Dispatch
import Foundation

/// Cleans up when a person presses Ctrl-C, and exits with the status that shells expect.
struct Interrupts {
  private let source: any DispatchSourceSignal

  init(cleanUp: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      cleanUp()
      exit(128 + SIGINT)
    }
    source.resume()
  }

  func stop() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
