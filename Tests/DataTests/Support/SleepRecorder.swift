/// Replaces a sleep: records its duration, and returns at once or only when the task is cancelled.
actor SleepRecorder {
  private(set) var durations: [Duration] = []
  private var holds = false
  private var waitingForSleep: [CheckedContinuation<Void, Never>] = []
  private var sleeper: CheckedContinuation<Void, Never>?

  /// From now on a sleep ends only by cancellation.
  func holdUntilCancelled() {
    holds = true
  }

  func sleep(_ duration: Duration) async throws {
    durations.append(duration)
    for waiting in waitingForSleep { waiting.resume() }
    waitingForSleep = []
    guard holds else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { sleeper = continuation }
      }
    } onCancel: {
      Task { await self.wake() }
    }
    try Task.checkCancellation()
  }

  /// Returns once a sleep has begun.
  func firstSleep() async {
    guard durations.isEmpty else { return }
    await withCheckedContinuation { waitingForSleep.append($0) }
  }

  private func wake() {
    sleeper?.resume()
    sleeper = nil
  }
}
