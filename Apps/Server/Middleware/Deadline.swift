import NIOConcurrencyHelpers

/// How long each piece of some work may take.
///
/// All pieces share one timer, set for the one that is due first. Nearly all of them end long before that, and a timer
/// for each cost as much as all the rest that stands around a short answer.
struct Deadline: Sendable {
  private struct Piece {
    let due: ContinuousClock.Instant
    let cancel: @Sendable () -> Void
  }

  private struct Pieces {
    var running: [Int: Piece] = [:]
    var count = 0
    var hasTimer = false
  }

  private let limit: Duration
  private let pieces = NIOLockedValueBox(Pieces())

  init(_ limit: Duration) {
    self.limit = limit
  }

  /// The work's result, or `nil` where the time was up first; the work is cancelled then, and waited for.
  func run<Value: Sendable>(_ work: @escaping @isolated(any) @Sendable () async -> Value) async -> Value? {
    // What is at work holds connections to the database, so its turn comes before that of requests not yet let in.
    let task = Task(priority: .high, operation: work)
    let number = begin(Piece(due: .now + limit) { task.cancel() })
    let value = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return end(number) ? value : nil
  }

  private func begin(_ piece: Piece) -> Int {
    let (number, needsTimer) = pieces.withLockedValue { pieces in
      defer { pieces.hasTimer = true }
      pieces.count += 1
      pieces.running[pieces.count] = piece
      return (pieces.count, !pieces.hasTimer)
    }
    if needsTimer { setTimer(for: piece.due) }
    return number
  }

  /// Whether the piece was still in time.
  private func end(_ number: Int) -> Bool {
    pieces.withLockedValue { $0.running.removeValue(forKey: number) != nil }
  }

  private func setTimer(for due: ContinuousClock.Instant) {
    Task.detached {
      try? await Task.sleep(until: due, clock: .continuous)
      cancelLate()
    }
  }

  private func cancelLate() {
    let now = ContinuousClock.now
    let (late, next) = pieces.withLockedValue { pieces in
      let late = pieces.running.filter { $0.value.due <= now }
      for number in late.keys { pieces.running[number] = nil }
      let next = pieces.running.values.map(\.due).min()
      pieces.hasTimer = next != nil
      return (late.values, next)
    }
    for piece in late { piece.cancel() }
    if let next { setTimer(for: next) }
  }
}
