import Domain

/// The connections of a program, each of which one transaction has at a time.
actor ConnectionPool {
  /// How many connections there are, and for how long.
  struct Limits: Sendable {
    var size = 10

    /// How long a transaction waits for a connection.
    var wait = Duration.seconds(5)

    /// How long a connection may be unused.
    var idle = Duration.seconds(300)

    /// How old a connection may get, so that a server's settings and addresses are followed.
    var lifetime = Duration.seconds(1_800)
  }

  /// A connection that is in use.
  struct Lease: Sendable {
    let connection: PostgreSQLConnection
    fileprivate let openedAt: ContinuousClock.Instant
    fileprivate var usedAt: ContinuousClock.Instant
  }

  private typealias Waiter = CheckedContinuation<Result<Lease?, DomainError>, Never>

  private let limits: Limits
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: @Sendable (Duration) async throws -> Void
  private let open: @Sendable () async throws(PostgreSQLError) -> PostgreSQLConnection
  private var idle: [Lease] = []
  private(set) var opened = 0
  private var waiters: [(id: Int, waiter: Waiter)] = []
  private var lastWaiter = 0
  private var backoff = Backoff()
  private let metrics = PoolMetrics()

  init(
    limits: Limits = Limits(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    open: @escaping @Sendable () async throws(PostgreSQLError) -> PostgreSQLConnection
  ) {
    self.limits = limits
    self.now = now
    self.sleep = sleep
    self.open = open
  }

  /// A connection, which ``give(_:isUsable:)`` must get back.
  ///
  /// - Throws: ``StorageFailure/busy`` if none gets free in time, ``StorageFailure/unreachable`` or
  ///   ``DomainError/cancelled``.
  func take() async throws(DomainError) -> Lease {
    let start = now()
    defer { measure() }
    do throws(DomainError) {
      let lease = try await takeOne()
      metrics.taken(after: now() - start)
      return lease
    } catch {
      if error == .storage(.busy) { metrics.timedOut() }
      throw error
    }
  }

  private func takeOne() async throws(DomainError) -> Lease {
    removeOld()
    if let lease = idle.popLast() { return lease }
    if opened < limits.size {
      opened += 1
      return try await openOne()
    }
    lastWaiter += 1
    let id = lastWaiter
    let timeout = Task { [sleep, limits] in
      if (try? await sleep(limits.wait)) != nil { end(id, .failure(.storage(.busy))) }
    }
    defer { timeout.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: Waiter) in
        if Task.isCancelled { return waiter.resume(returning: .failure(.cancelled)) }
        waiters.append((id, waiter))
        measure()
      }
    } onCancel: {
      Task { await self.end(id, .failure(DomainError.cancelled)) }
    }
    return if let lease = try result.get() { lease } else { try await openOne() }
  }

  /// Takes a connection back, for the next one who waits.
  func give(_ lease: Lease, isUsable: Bool) {
    defer { measure() }
    var lease = lease
    lease.usedAt = now()
    if !isUsable { closeIdle() }
    guard isUsable, !isOld(lease) else { return leavePlace() }
    if waiters.isEmpty { idle.append(lease) } else { waiters.removeFirst().waiter.resume(returning: .success(lease)) }
  }

  /// Opens a connection in a place that is counted already. After a failure, none is tried for a while, so that a server
  /// that starts is not flooded.
  private func openOne() async throws(DomainError) -> Lease {
    guard backoff.allows(at: now()) else {
      failWaiters()
      throw .storage(.unreachable)
    }
    do throws(PostgreSQLError) {
      let connection = try await open()
      backoff = Backoff()
      return Lease(connection: connection, openedAt: now(), usedAt: now())
    } catch {
      backoff.fail(at: now())
      metrics.failed()
      failWaiters()
      throw .storage(.unreachable)
    }
  }

  /// Lets the one who has waited longest open a connection in the place of one that is closed. The place stays counted, so
  /// that nothing that runs before takes it.
  private func leavePlace() {
    if waiters.isEmpty { opened -= 1 } else { waiters.removeFirst().waiter.resume(returning: .success(nil)) }
  }

  /// Leaves the place of a connection that could not be opened.
  private func failWaiters() {
    guard opened == 1 else { return leavePlace() }
    opened = 0
    for (_, waiter) in waiters { waiter.resume(returning: .failure(.storage(.unreachable))) }
    waiters = []
  }

  /// Closes what is not in use. When one connection is broken, the others are likely to be broken too.
  private func closeIdle() {
    opened -= idle.count
    idle = []
  }

  private func end(_ id: Int, _ result: Result<Lease?, DomainError>) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
    waiters.remove(at: index).waiter.resume(returning: result)
  }

  private func measure() { metrics.set(open: opened, idle: idle.count, waiting: waiters.count) }

  private func removeOld() {
    let kept = idle.filter { !isOld($0) }
    opened -= idle.count - kept.count
    idle = kept
  }

  private func isOld(_ lease: Lease) -> Bool {
    let now = now()
    return now - lease.openedAt > limits.lifetime || now - lease.usedAt > limits.idle
  }
}
