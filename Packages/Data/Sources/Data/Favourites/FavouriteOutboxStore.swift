public import Domain
import Metrics

/// The favourites of one person on a device whose server has the others. What is said here waits in the outbox, and counts
/// at once on this device.
///
/// A visitor has an outbox too. Nothing of it is sent before its changes are those of a person.
public struct FavouriteOutboxStore: FavouriteStore, FavouriteOutbox {
  private let database: any ObservedDatabase
  private let owner: Account.ID

  /// - Parameter owner: The person; empty for a visitor.
  public init(database: any ObservedDatabase, owner: Account.ID = "") {
    self.database = database
    self.owner = owner
  }

  public func changes() async throws(DomainError) -> [FavouriteChange] {
    try await database.query { [owner] in try Self.changes(of: owner, in: $0) }
  }

  private static func changes(of owner: Account.ID, in db: any SQLConnection) throws -> [FavouriteChange] {
    let all = try FavouriteTable.changes(of: owner, in: db) + OutboxTable.waiting(of: owner, in: db)
    return Array(Dictionary(all.map { ($0.itemID, $0) }, uniquingKeysWith: FavouriteChange.prevailing).values)
  }

  @discardableResult
  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    Counter(label: "outbox_changes_total").increment()
    return try await database.transaction { [owner] db in
      try OutboxTable.insert(change, of: owner, in: db)
      return try Self.changes(of: owner, in: db).first { $0.itemID == change.itemID } ?? change
    }
  }

  public func forget(_ changes: [FavouriteChange]) async throws(DomainError) {
    try await database.transaction { [owner] db in
      for change in changes { try OutboxTable.forget(change, of: owner, in: db) }
    }
  }

  public func updates() async -> AsyncStream<Void> {
    await database.updates { [owner] db in
      try FavouriteTable.changes(of: owner, in: db) + OutboxTable.waiting(of: owner, in: db)
    }
  }

  public func state() async throws(DomainError) -> SyncState {
    try await database.query { [owner] in try OutboxTable.state(of: owner, in: $0) }
  }

  public func next() async throws(DomainError) -> FavouriteChange? {
    try await database.query { [owner] in try OutboxTable.waiting(of: owner, in: $0).first }
  }

  public func confirm(_ sent: FavouriteChange, as counting: FavouriteChange) async throws(DomainError) {
    Counter(label: "outbox_sent_total").increment()
    try await database.transaction { [owner] db in
      try OutboxTable.delete(sent.id, of: owner, in: db)
      try FavouriteTable.record(counting, of: owner, in: db)
    }
  }

  public func refuse(
    _ change: FavouriteChange,
    because reason: FavouriteRefusal.Reason
  ) async throws(DomainError) {
    Counter(label: "outbox_refused_total").increment()
    try await database.transaction { [owner] in try OutboxTable.refuse(change.id, reason.code, of: owner, in: $0) }
  }

  public func postpone(failures: Int, until time: Int) async throws(DomainError) {
    if failures > 0 { Counter(label: "outbox_failures_total").increment() }
    try await database.transaction { [owner] db in
      let cursor = try OutboxTable.state(of: owner, in: db).cursor
      let state = SyncState(cursor: cursor, failures: failures, notBefore: time)
      try OutboxTable.store(state, of: owner, in: db)
    }
  }

  public func apply(_ changes: FavouriteChanges) async throws(DomainError) -> Int {
    try await database.transaction { [owner] db in
      let before = try FavouriteTable.lastSequence(of: owner, in: db)
      for change in changes.changes { try FavouriteTable.record(change, of: owner, in: db) }
      let state = try OutboxTable.state(of: owner, in: db)
      let next = SyncState(cursor: changes.cursor, failures: state.failures, notBefore: state.notBefore)
      try OutboxTable.store(next, of: owner, in: db)
      return try FavouriteTable.lastSequence(of: owner, in: db) - before
    }
  }

  public func takeRefusals() async throws(DomainError) -> [FavouriteRefusal] {
    try await database.transaction { [owner] in try OutboxTable.takeRefusals(of: owner, in: $0) }
  }
}

extension FavouriteRefusal.Reason {
  fileprivate var code: String {
    switch self {
    case .notFound: "notFound"
    case .limitReached: "limitReached"
    case .other(let code): code
    }
  }

  init(code: String) {
    switch code {
    case "notFound": self = .notFound
    case "limitReached": self = .limitReached
    default: self = .other(code: code)
    }
  }
}
