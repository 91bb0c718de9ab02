/// A clock that stands still: a sleep ends when the test says so, or when it is cancelled.
actor HeldSleep {
  /// How many sleeps have started.
  private(set) var count = 0

  private var sleepers: [(duration: Duration, call: AsyncStream<Void>.Continuation)] = []
  private var cancelled: [Duration] = []
  private var waiters: [AsyncStream<Void>.Continuation] = []

  nonisolated func sleep(_ duration: Duration) async throws {
    for await _ in await arrive(duration) { return }
    await cancel(duration)
    throw CancellationError()
  }

  /// Ends a sleep of this length, and waits for one if there is none yet.
  func wake(_ duration: Duration) async {
    await wait { $0.wakeOne(duration) }
  }

  /// Returns when there is a sleep of this length.
  func arrival(_ duration: Duration) async {
    await wait { $0.sleepers.contains { $0.duration == duration } }
  }

  /// Returns when a sleep of this length was cancelled.
  func cancellation(_ duration: Duration) async {
    await wait { $0.cancelled.contains(duration) }
  }

  private func arrive(_ duration: Duration) -> AsyncStream<Void> {
    let (stream, call) = AsyncStream<Void>.makeStream()
    count += 1
    sleepers.append((duration, call))
    notify()
    return stream
  }

  private func cancel(_ duration: Duration) {
    cancelled.append(duration)
    notify()
  }

  /// Sleeps that were cancelled do not count.
  private func wakeOne(_ duration: Duration) -> Bool {
    while let index = sleepers.firstIndex(where: { $0.duration == duration }) {
      if case .terminated = sleepers.remove(at: index).call.yield() { continue }
      return true
    }
    return false
  }

  /// Gives up when the test's time limit cancels its task.
  private func wait(until condition: (isolated HeldSleep) -> Bool) async {
    while !condition(self), !Task.isCancelled {
      let (stream, waiter) = AsyncStream<Void>.makeStream()
      waiters.append(waiter)
      for await _ in stream { break }
    }
  }

  private func notify() {
    for waiter in waiters { waiter.yield() }
    waiters = []
  }
}
