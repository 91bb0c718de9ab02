/// When to try again after failures: after 50 milliseconds, then twice as long each time, up to 2 seconds.
struct Backoff {
  private static let longest = Duration.seconds(2)

  private var pause = Duration.milliseconds(50)
  private var next: ContinuousClock.Instant?

  func allows(at now: ContinuousClock.Instant) -> Bool {
    next.map { $0 <= now } ?? true
  }

  mutating func fail(at now: ContinuousClock.Instant) {
    next = now + pause
    pause = min(pause * 2, Self.longest)
  }
}
