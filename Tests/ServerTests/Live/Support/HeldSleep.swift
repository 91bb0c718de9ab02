/// A clock that stands still: a sleep ends when the test says so, or when it is cancelled.
actor HeldSleep {
  /// How many sleeps have started.
  private(set) var count = 0

  private var sleepers: [(duration: Duration, call: AsyncStream<Void>.Continuation)] = []
  private var cancelled: [Duration] = []
  private var waiting: [(duration: Duration, arrival: AsyncStream<Void>.Continuation)] = []

  nonisolated func sleep(_ duration: Duration) async throws {
    for await _ in await arrive(duration) { return }
    await cancel(duration)
    throw CancellationError()
  }

  /// Ends a sleep of this length, and waits for one if there is none yet.
  func wake(_ duration: Duration) async {
    while !wakeOne(duration) {
      let (stream, arrival) = AsyncStream<Void>.makeStream()
      waiting.append((duration, arrival))
      for await _ in stream { break }
    }
  }

  /// Returns when there is a sleep of this length.
  func arrival(_ duration: Duration) async {
    while !sleepers.contains(where: { $0.duration == duration }) { await Task.yield() }
  }

  /// Returns when a sleep of this length was cancelled.
  func cancellation(_ duration: Duration) async {
    while !cancelled.contains(duration) { await Task.yield() }
  }

  private func cancel(_ duration: Duration) {
    cancelled.append(duration)
  }

  private func arrive(_ duration: Duration) -> AsyncStream<Void> {
    let (stream, call) = AsyncStream<Void>.makeStream()
    count += 1
    sleepers.append((duration, call))
    for waiter in waiting where waiter.duration == duration { waiter.arrival.yield() }
    waiting.removeAll { $0.duration == duration }
    return stream
  }

  /// Sleeps that were cancelled do not count.
  private func wakeOne(_ duration: Duration) -> Bool {
    while let index = sleepers.firstIndex(where: { $0.duration == duration }) {
      if case .terminated = sleepers.remove(at: index).call.yield() { continue }
      return true
    }
    return false
  }
}
