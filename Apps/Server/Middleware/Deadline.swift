import NIOConcurrencyHelpers

/// A time limit for operations.
///
/// All operations share one timer, which is set for the one that is due first. Nearly all of them end long before that,
/// and a timer for each would cost as much as all other overhead of a short response.
struct Deadline: Sendable {
  private struct Operation {
    let due: ContinuousClock.Instant
    let cancel: @Sendable () -> Void
  }

  private struct Operations {
    var running: [Int: Operation] = [:]
    var count = 0
    var hasTimer = false
  }

  let limit: Duration
  private let operations = NIOLockedValueBox(Operations())

  init(_ limit: Duration) {
    self.limit = limit
  }

  /// The operation's result; nil if it took too long. It is cancelled then, and this function waits for its end.
  func run<Value: Sendable>(_ operation: @escaping @isolated(any) @Sendable () async -> Value) async -> Value? {
    // Running operations hold database connections, so they go before requests that have not started yet.
    let task = Task(priority: .high, operation: operation)
    let due = ContinuousClock.now + limit
    let (number, needsTimer) = operations.withLockedValue { operations in
      defer { operations.hasTimer = true }
      operations.count += 1
      operations.running[operations.count] = Operation(due: due) { task.cancel() }
      return (operations.count, !operations.hasTimer)
    }
    if needsTimer { setTimer(for: due) }
    let value = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    let isInTime = operations.withLockedValue { $0.running.removeValue(forKey: number) != nil }
    return isInTime ? value : nil
  }

  private func setTimer(for due: ContinuousClock.Instant) {
    Task.detached {
      try? await Task.sleep(until: due, clock: .continuous)
      let (late, next) = operations.withLockedValue { operations in
        let now = ContinuousClock.now
        let late = operations.running.filter { $0.value.due <= now }
        for number in late.keys { operations.running[number] = nil }
        let next = operations.running.values.map(\.due).min()
        operations.hasTimer = next != nil
        return (late.values, next)
      }
      for operation in late { operation.cancel() }
      if let next { setTimer(for: next) }
    }
  }
}
