import Foundation

/// Shows on standard error that something is running, after a short delay.
struct Spinner {
  private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let delay = Duration.milliseconds(150)
  private static let interval = Duration.milliseconds(80)

  let text: String
  let terminal: Terminal

  #if DEBUG
    /// The spinner at one moment, for a picture of a screen.
    var still: String { "\(Self.frames[0]) \(text)" }
  #endif

  /// Runs an operation while the spinner turns.
  @MainActor
  func run<Value>(_ operation: () async -> Value) async -> Value {
    guard terminal.showsProgress else { return await operation() }
    Interrupts.handle()
    let animation = Task { @concurrent in await animate() }
    let value = await operation()
    animation.cancel()
    await animation.value
    return value
  }

  private func animate() async {
    guard (try? await Task.sleep(for: Self.delay)) != nil else { return }
    var frame = 0
    while !Task.isCancelled {
      Self.write("\r\(Self.frames[frame % Self.frames.count]) \(text)")
      frame += 1
      try? await Task.sleep(for: Self.interval)
    }
    Self.erase()
  }

  /// Moves to the start of the line and clears it (ECMA-48, EL).
  static func erase() {
    write("\r\u{1B}[K")
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
