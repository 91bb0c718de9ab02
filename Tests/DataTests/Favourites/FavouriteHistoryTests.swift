import Domain
import Mocks
import TestSupport
import Testing

@testable import Data

/// Two devices of a person and their server, with partitions: in the end, all have the same.
///
/// A failure names the seed of its history. Put it in place of the random one to replay that history.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteHistoryTests {
  private let folder: TemporaryFolder
  private let server: LocalDatabase
  private let devices: [LocalDatabase]

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    server = .storefront(at: folder.path("server.sqlite"))
    devices = (1...2).map { .device(at: folder.path("device-\($0).sqlite")) }
  }

  @Test func `500 random histories converge`() async throws {
    let first = UInt64.random(in: 0 ... .max / 2)
    for seed in first..<first + 500 {
      let history = History(seed: seed, server, devices)
      try await history.run()
      let states = try await history.states()
      try #require(states.allSatisfy { $0 == states[0] }, "the history with the seed \(seed)")
      try #require(await history.expected() == states[0], "the history with the seed \(seed)")
    }
  }
}

/// Each history has an owner of its own, so that all can be in the same files.
private actor History {
  private let seed: UInt64
  private let server: LocalDatabase
  private let outboxes: [FavouriteOutboxStore]
  private var random: SplitMix64
  private var clocks: [Int] = [0, 0]
  private var changeCount = 0
  private var made: [FavouriteChange] = []

  init(seed: UInt64, _ server: LocalDatabase, _ devices: [LocalDatabase]) {
    self.seed = seed
    self.server = server
    outboxes = devices.map { FavouriteOutboxStore(database: $0, owner: "\(seed)") }
    random = SplitMix64(seed: seed)
  }

  func run() async throws {
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      let device = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try? await synchronise(device, failures: Int.random(in: 0...3, using: &random))
      default: try await change(device)
      }
    }
    for device in [0, 1, 0] { try await synchronise(device, failures: 0) }
  }

  /// What each device and the server have.
  func states() async throws -> [Set<FavouriteChange>] {
    var states: [Set<FavouriteChange>] = []
    for outbox in outboxes { states.append(Set(try await outbox.changes())) }
    return states + [Set(try await FavouriteLocalStore(database: server, owner: "\(seed)").changes())]
  }

  /// What counts of all that was said, whatever the order in which it arrived.
  func expected() -> Set<FavouriteChange> {
    Set(Dictionary(made.map { ($0.itemID, $0) }, uniquingKeysWith: FavouriteChange.prevailing).values)
  }

  /// The clocks of the devices differ, and may stand still.
  private func change(_ device: Int) async throws {
    let item = Int.random(in: 1...3, using: &random)
    clocks[device] += Int.random(in: 0...2, using: &random)
    changeCount += 1
    let isFavourite = Bool.random(using: &random)
    let change = FavouriteChange.fixture("\(device)-\(changeCount)", item, isFavourite, at: clocks[device])
    made.append(change)
    try await outboxes[device].record(change)
  }

  private func synchronise(_ device: Int, failures: Int) async throws {
    let owner = "\(seed)"
    let log = FavouriteLocalLog(database: server) { () async throws(DomainError) in owner }
    _ = try await FavouriteSynchroniser(
      outbox: outboxes[device],
      log: Partition(log, failures: failures, seed: random.next()),
      now: { 0 }
    ).synchronise()
  }
}

/// A log that is sometimes not reached, and whose answers are sometimes lost.
private actor Partition: FavouriteLog {
  private let base: FavouriteLocalLog
  private var failures: Int
  private var random: SplitMix64

  init(_ base: FavouriteLocalLog, failures: Int, seed: UInt64) {
    self.base = base
    self.failures = failures
    random = SplitMix64(seed: seed)
  }

  func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    guard fails() else { return try await base.record(change) }
    if Bool.random(using: &random) { _ = try await base.record(change) }
    throw .timedOut
  }

  func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    let changes = try await base.changes(since: cursor, limit: min(limit, 2))
    if fails() { throw .offline }
    return changes
  }

  private func fails() -> Bool {
    guard failures > 0, Bool.random(using: &random) else { return false }
    failures -= 1
    return true
  }
}
