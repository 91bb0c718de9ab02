import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// The synchroniser with an outbox in a file, and a log that fails as a test says.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteSynchroniserTests {
  private let folder: TemporaryFolder
  private let database: LocalDatabase
  private let server = MockFavouriteStore()
  private let clock = ManualDate()

  init() throws {
    folder = try TemporaryFolder()
    database = .device(at: folder.path("device.sqlite"))
  }

  private var outbox: FavouriteOutboxStore {
    FavouriteOutboxStore(database: database, owner: "1")
  }

  private var now: Int { Int(clock.now.timeIntervalSince1970 * 1_000) }

  private func synchroniser(_ log: some FavouriteLog) -> FavouriteSynchroniser {
    FavouriteSynchroniser(
      outbox: outbox,
      log: log,
      now: { [clock] in Int(clock.now.timeIntervalSince1970 * 1_000) },
      jitter: { 0 }
    )
  }

  private func change(_ item: Int, _ isFavourite: Bool = true, at time: Int = 1) -> FavouriteChange {
    .fixture("\(item)-\(time)", item, isFavourite, at: time)
  }

  @Test func `sends in order, and receives what others have sent`() async throws {
    let changes = [change(3), change(1), change(3, false, at: 2)]
    for change in changes { try await outbox.record(change) }
    try await server.record(change(7))
    let log = ScriptedLog(server)

    let report = try await synchroniser(log).synchronise()
    #expect(await log.sent == changes)
    #expect((report.sent, report.received) == (3, 1))
    #expect(try await Set(outbox.changes()) == Set(server.changes()))
    #expect(try await outbox.next() == nil)
    let again = try await synchroniser(log).synchronise()
    #expect((again.sent, again.received) == (0, 0))
  }

  @Test(arguments: [
    (DomainError.notFound, FavouriteRefusal.Reason.notFound),
    (.limitReached(1_000), .limitReached),
    (.refused(code: "closed", message: nil), .other(code: "closed")),
    (.invalid(ValidationError("id", .required)), .other(code: "invalid")),
  ])
  func `leaves out what is refused for good, and reports it once`(
    error: DomainError,
    reason: FavouriteRefusal.Reason
  ) async throws {
    for item in 1...3 { try await outbox.record(change(item)) }
    let synchroniser = synchroniser(ScriptedLog(server, failures: [Favourite.itemID(2): error]))

    let report = try await synchroniser.synchronise()
    #expect(report.sent == 2)
    #expect(try await Set(outbox.changes().map(\.itemID)) == [Favourite.itemID(1), Favourite.itemID(3)])
    #expect(try await synchroniser.takeRefusals() == [FavouriteRefusal(itemID: Favourite.itemID(2), reason: reason)])
    #expect(try await synchroniser.takeRefusals().isEmpty)
  }

  @Test(arguments: [
    DomainError.offline, .timedOut, .refused(code: "503", message: nil, isTemporary: true),
    .invalidResponse(field: "id"), .tooManyAttempts,
  ])
  func `waits longer after each failure, also after a restart`(error: DomainError) async throws {
    for item in 1...2 { try await outbox.record(change(item)) }
    let failing = ScriptedLog(server, failures: [Favourite.itemID(1): error])

    var waits: [Int] = []
    for _ in 0..<10 {
      await #expect(throws: error) { try await synchroniser(failing).synchronise() }
      waits.append(try await outbox.state().notBefore - now)
      #expect(try await synchroniser(failing).synchroniseIfDue() == nil)
    }
    #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map { $0 * 1_000 })
    #expect(try await outbox.changes().count == 2)
    #expect(await failing.sent.count == 10)

    clock.advance(by: 301)
    #expect(try await synchroniser(ScriptedLog(server)).synchroniseIfDue()?.sent == 2)
    #expect(try await outbox.state().failures == 0)
  }

  @Test func `a clock that was ahead does not stop it`() async throws {
    clock.advance(by: 10 * 24 * 60 * 60)
    try await outbox.record(change(1))
    let failing = ScriptedLog(server, failures: [Favourite.itemID(1): .offline])
    await #expect(throws: DomainError.offline) { try await synchroniser(failing).synchronise() }
    clock.advance(by: -10 * 24 * 60 * 60)
    #expect(try await synchroniser(ScriptedLog(server)).synchroniseIfDue()?.sent == 1)
  }

  @Test func `a run long before a clock was set back is no reason to wait`() async throws {
    clock.advance(by: 10 * 24 * 60 * 60)
    let synchroniser = synchroniser(ScriptedLog(server))
    let timer = CallGate<Duration, Bool, DomainError>(unanswered: .timedOut)
    let following = Task { await synchroniser.follow { _ = try await timer.call($0) } }
    await timer.called(times: 1)
    clock.advance(by: -10 * 24 * 60 * 60)
    try await server.record(change(7))
    await timer.answer(0, .success(true))
    await timer.called(times: 2)

    #expect(await timer.calls == [.seconds(60), .seconds(60)])
    #expect(try await outbox.changes() == [change(7)])
    following.cancel()
    await following.value
  }

  @Test func `a change that this version cannot read does not hold up the others`() async throws {
    try await outbox.record(change(1))
    try await database.execute("UPDATE outbox SET itemId = 'a form of a later version'")
    try await outbox.record(change(2))

    #expect(try await synchroniser(ScriptedLog(server)).synchronise().sent == 1)
    #expect(try await server.changes() == [change(2)])
  }

  @Test func `an ended session is no failed attempt`() async throws {
    try await outbox.record(change(1))
    await #expect(throws: DomainError.signInRequired) {
      try await synchroniser(ScriptedLog(server, failures: [Favourite.itemID(1): .signInRequired])).synchronise()
    }
    #expect(try await outbox.state() == SyncState())
    #expect(try await outbox.next() == change(1))
  }

  @Test func `a change whose answer was lost counts once`() async throws {
    try await outbox.record(change(1))
    let losing = ScriptedLog(server, failures: [Favourite.itemID(1): .timedOut], recordsFirst: true)
    await #expect(throws: DomainError.timedOut) { try await synchroniser(losing).synchronise() }
    // Another device takes it back in the meantime.
    try await server.record(change(1, false, at: 9))

    #expect(try await synchroniser(ScriptedLog(server)).synchronise().sent == 1)
    #expect(try await outbox.changes() == [change(1, false, at: 9)])
    #expect(try await server.changes() == [change(1, false, at: 9)])
  }

  @Test func `calls at the same time share a run`() async throws {
    try await outbox.record(change(1))
    let log = ScriptedLog(server)
    let synchroniser = synchroniser(log)
    async let first = synchroniser.synchronise()
    async let second = synchroniser.synchronise()
    let sent = try await [first.sent, second.sent]
    #expect(await log.sent.count == 1)
    #expect(sent.max() == 1)
  }

  @Test func `receives in parts`() async throws {
    for item in 1...1_200 { try await server.record(change(item, item.isMultiple(of: 2))) }
    #expect(try await synchroniser(ScriptedLog(server)).synchronise().received == 1_200)
    #expect(try await Set(outbox.changes()) == Set(server.changes()))
  }

  @Test func `a log that has more and does not go on is asked once`() async throws {
    let error = DomainError.invalidResponse(field: "cursor")
    await #expect(throws: error) { try await synchroniser(StandingLog()).synchronise() }
    #expect(try await outbox.state().failures == 1)
  }

  @Test func `follows changes of this device and of others`() async throws {
    let log = ScriptedLog(server)
    let synchroniser = synchroniser(log)
    let timer = CallGate<Duration, Bool, DomainError>(unanswered: .timedOut)
    let following = Task { await synchroniser.follow { _ = try await timer.call($0) } }
    await timer.called(times: 1)
    #expect(await timer.calls == [.seconds(60)])

    try await outbox.record(change(1))
    for await _ in log.arrivals { break }
    #expect(try await server.changes() == [change(1)])

    following.cancel()
    await following.value
  }
}

/// A log that fails for some items, and remembers what was sent.
private actor ScriptedLog: FavouriteLog {
  private(set) var sent: [FavouriteChange] = []
  private let base: MockFavouriteStore
  private let failures: [FavouriteItem.ID: DomainError]
  private let recordsFirst: Bool

  /// Yields after each change that was sent.
  nonisolated let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init(
    _ base: MockFavouriteStore,
    failures: [FavouriteItem.ID: DomainError] = [:],
    recordsFirst: Bool = false
  ) {
    self.base = base
    self.failures = failures
    self.recordsFirst = recordsFirst
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    sent.append(change)
    defer { arrival.yield() }
    if let error = failures[change.itemID] {
      if recordsFirst { try await base.record(change) }
      throw error
    }
    return try await base.record(change)
  }

  func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    try await base.changes(since: cursor, limit: limit)
  }
}

/// A log that always says that there is more.
private struct StandingLog: FavouriteLog {
  func record(_ change: FavouriteChange) -> FavouriteChange { change }

  func changes(since cursor: Int, limit: Int) -> FavouriteChanges {
    FavouriteChanges([], cursor: cursor, hasMore: true)
  }
}
