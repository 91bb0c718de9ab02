import Dispatch
import Foundation

/// Tidies up when a person presses Ctrl-C, and ends the program as the shell expects it.
struct Interrupts {
  private let source: any DispatchSourceSignal

  init(tidyUp: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      tidyUp()
      exit(128 + SIGINT)
    }
    source.resume()
  }

  func stop() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
