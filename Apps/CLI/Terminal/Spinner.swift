import Foundation

/// Shows on standard error that something is going on, if it goes on for long enough to wonder.
struct Spinner {
  private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let patience = Duration.milliseconds(150)
  private static let interval = Duration.milliseconds(80)

  let text: String
  let terminal: Terminal

  #if DEBUG
    /// The spinner at one moment, for a picture of a screen.
    var still: String { "\(Self.frames[0]) \(text)" }
  #endif

  /// Runs an operation with the spinner beside it.
  @MainActor
  func run(_ operation: () async -> Void) async {
    guard terminal.showsProgress else { return await operation() }
    let interrupts = Interrupts { Self.erase() }
    let animation = Task { @concurrent in await animate() }
    await operation()
    animation.cancel()
    await animation.value
    interrupts.stop()
  }

  private func animate() async {
    guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
    var frame = 0
    while !Task.isCancelled {
      Self.write("\r\(Self.frames[frame % Self.frames.count]) \(text)")
      frame += 1
      try? await Task.sleep(for: Self.interval)
    }
    Self.erase()
  }

  /// Returns to the line's beginning and clears it (ECMA-48, EL).
  private static func erase() {
    write("\r\u{1B}[K")
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
