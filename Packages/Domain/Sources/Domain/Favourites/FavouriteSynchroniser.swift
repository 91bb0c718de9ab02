/// Sends what waits in the outbox, and receives what other devices have sent.
///
/// Calls at the same time share one run. A run can end at any point, even with the program: what was sent but not confirmed
/// is sent again, and counts once.
public actor FavouriteSynchroniser {
  /// Waits for a while, or throws `CancellationError` if the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// How many changes are received at once.
  static let part = 500

  /// The longest wait after a failure, in milliseconds.
  private static let longestWait = 300_000

  private let outbox: any FavouriteOutbox
  private let log: any FavouriteLog
  private let now: @Sendable () -> Int
  private let jitter: @Sendable () -> Double
  private var running: Task<Result<SyncReport, DomainError>, Never>?
  private var lastRun: Duration?

  /// - Parameters:
  ///   - now: The time in milliseconds since 1970.
  ///   - jitter: Returns a random number from 0 up to 1 for each wait.
  public init(
    outbox: some FavouriteOutbox,
    log: some FavouriteLog,
    now: @escaping @Sendable () -> Int,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.outbox = outbox
    self.log = log
    self.now = now
    self.jitter = jitter
  }

  /// Sends and receives now.
  ///
  /// A change that the server refuses permanently is left out, and the others go on. Every other error ends the run, and
  /// makes ``follow(every:sleep:)`` wait longer each time, unless it is only that the session has ended.
  public func synchronise() async throws(DomainError) -> SyncReport {
    let run = running ?? Task { await attempt() }
    running = run
    let result = await run.value
    if running == run { running = nil }
    return try result.get()
  }

  /// Sends and receives, unless an attempt has failed and it is too early for the next.
  public func synchroniseIfDue() async throws(DomainError) -> SyncReport? {
    wait(until: try await outbox.state().notBefore) == nil ? try await synchronise() : nil
  }

  /// Synchronises now, after each change on this device, and as often as an interval says, until the task is cancelled.
  public func follow(
    every interval: Duration = .seconds(60),
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
  ) async {
    let (wakes, waker) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let updates = await outbox.updates()
    waker.yield()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in updates { waker.yield() }
      }
      group.addTask {
        var timer: Task<Void, Never>?
        for await _ in wakes {
          timer?.cancel()
          let wait = await self.step(every: interval)
          timer = Task { if (try? await sleep(wait)) != nil { waker.yield() } }
        }
        timer?.cancel()
      }
    }
  }

  /// Returns what the server has refused since the last call, and forgets it.
  public func takeRefusals() async throws(DomainError) -> [FavouriteRefusal] {
    try await outbox.takeRefusals()
  }

  /// - Returns: How long to wait for the next time.
  private func step(every interval: Duration) async -> Duration {
    guard let state = try? await outbox.state() else { return interval }
    if let wait = wait(until: state.notBefore) { return wait }
    let isWaiting = (try? await outbox.next()) != nil
    let sinceLastRun = lastRun.map { .milliseconds(now()) - $0 } ?? interval
    if !isWaiting, sinceLastRun >= .zero, sinceLastRun < interval { return interval - sinceLastRun }
    _ = try? await synchronise()
    lastRun = .milliseconds(now())
    return wait(until: (try? await outbox.state())?.notBefore ?? 0) ?? interval
  }

  /// How long it is until a time, or nil if it has come. It has come too if it is further ahead than any wait, as after
  /// the device's clock was set back.
  private func wait(until time: Int) -> Duration? {
    let now = now()
    guard time > now, time - now <= Self.longestWait else { return nil }
    return .milliseconds(time - now)
  }

  private func attempt() async -> Result<SyncReport, DomainError> {
    do throws(DomainError) {
      let sent = try await send()
      let received = try await receive()
      if try await outbox.state().failures > 0 { try await outbox.postpone(failures: 0, until: 0) }
      return .success(SyncReport(sent: sent, received: received))
    } catch {
      if error != .signInRequired, error != .cancelled { await postpone() }
      return .failure(error)
    }
  }

  private func send() async throws(DomainError) -> Int {
    var count = 0
    while let change = try await outbox.next() {
      do throws(DomainError) {
        try await outbox.confirm(change, as: try await log.record(change))
        count += 1
      } catch {
        guard let reason = FavouriteRefusal.Reason(error) else { throw error }
        try await outbox.refuse(change, because: reason)
      }
    }
    return count
  }

  private func receive() async throws(DomainError) -> Int {
    var count = 0
    while true {
      let cursor = try await outbox.state().cursor
      let changes = try await log.changes(since: cursor, limit: Self.part)
      // A log that has more and does not go on would be asked forever.
      if changes.hasMore, changes.cursor <= cursor { throw .invalidResponse(field: "cursor") }
      if changes.cursor != cursor { count += try await outbox.apply(changes) }
      if !changes.hasMore { return count }
    }
  }

  /// Waits twice as long after each failure, up to five minutes, and leaves out a random part of up to a half, so that many
  /// devices that failed together do not come back together.
  private func postpone() async {
    guard let failures = try? await outbox.state().failures + 1 else { return }
    let longest = min(1_000 << min(failures, 20), Self.longestWait)
    try? await outbox.postpone(failures: failures, until: now() + longest - Int(jitter() * Double(longest / 2)))
  }
}

/// What a run has done.
public struct SyncReport: Hashable, Sendable {
  /// How many changes the server took.
  public let sent: Int

  /// How many changes came from other devices.
  public let received: Int
}

extension FavouriteRefusal.Reason {
  /// Nil for an error after which the same change may be accepted.
  fileprivate init?(_ error: DomainError) {
    switch error {
    case .notFound: self = .notFound
    case .limitReached: self = .limitReached
    case .refused(let code, _, isTemporary: false): self = .other(code: code)
    case .invalid: self = .other(code: "invalid")
    case .conflict: self = .other(code: "conflict")
    default: return nil
    }
  }
}
