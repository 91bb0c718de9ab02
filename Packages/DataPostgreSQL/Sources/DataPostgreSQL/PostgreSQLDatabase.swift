public import Data
public import Domain

/// A PostgreSQL database, which several programs may use at once. It is connected to, and migrated, when it is first used.
public final class PostgreSQLDatabase: SQLDatabase {
  /// How often a transaction is run that others keep in conflict with.
  private static let attempts = 20

  /// After this time the server ends a statement, in milliseconds.
  private static let statementTimeout = 5_000

  private let pool: ConnectionPool
  private let migration: MigrationOnce
  let listener: ChangeListener

  /// - Parameters:
  ///   - documents: The formats whose items are kept as documents.
  ///   - editables: The formats of items that people change.
  ///   - connections: How many connections the program has at most, unless the address says it.
  ///   - onFailure: Gets the reason, without a password, whenever a connection cannot be opened.
  public convenience init(
    _ address: PostgreSQLAddress,
    documents: [any DocumentJSON.Type],
    editables: [any EditableJSON.Type],
    connections: Int = 10,
    onFailure: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let features = documents.flatMap(Migration.documents) + editables.map { Migration(editables: $0) }
    let limits = ConnectionPool.Limits(size: address.connections ?? connections)
    self.init(address, migrations: .storefront + features, limits: limits, onFailure: onFailure)
  }

  init(
    _ address: PostgreSQLAddress,
    migrations: [Migration],
    limits: ConnectionPool.Limits = ConnectionPool.Limits(),
    onFailure: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let address = address.adding("statement_timeout", String(Self.statementTimeout))
      .adding("default_transaction_read_only", "on")
      // What is read most is in memory, so an index is worth more than the server assumes.
      .adding("random_page_cost", "1.1")
      // Compiling a statement takes longer than running any of these.
      .adding("jit", "off")
      // No plan depends on a value, so each statement is planned once for a connection.
      .adding("plan_cache_mode", "force_generic_plan")
    let open: @Sendable () async throws(PostgreSQLError) -> PostgreSQLConnection = { () throws(PostgreSQLError) in
      do throws(PostgreSQLError) {
        return try await .open(address, silenceLimit: Int32(Self.statementTimeout + 2_000))
      } catch {
        if case .notOpened(let reason) = error { onFailure(reason) }
        throw error
      }
    }
    pool = ConnectionPool(limits: limits, open: open)
    listener = ChangeListener(channel: FavouriteTables.channel, open: open)
    migration = MigrationOnce(migrations)
  }

  /// Connects and runs the migrations that have not been run, so that a failure does not wait for the first request.
  public func open() async throws(DomainError) {
    try await migration.run(in: self)
  }

  public func query<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value {
    try await read { try body($0) }
  }

  public func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value {
    try await open()
    return try await run(.writing) { try body($0) }
  }

  public func execute(_ sql: String, _ arguments: [any SQLConvertible]) async throws(DomainError) -> Int {
    try await open()
    return try await run(.locking) { try $0.execute(sql, arguments) }
  }

  /// Runs statements that write nothing.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Session) throws -> Value
  ) async throws(DomainError) -> Value {
    try await open()
    return try await run(.reading, body)
  }

  /// Runs a transaction, again if another one was in conflict with it.
  ///
  /// If the connection breaks, it is not known whether a transaction has written. It is run again only if it reads, or if
  /// the connection had broken before.
  func run<Value: Sendable>(
    _ mode: PostgreSQLConnection.Mode,
    _ body: @escaping @Sendable (Session) throws -> Value
  ) async throws(DomainError) -> Value {
    var attempt = 1
    while true {
      let lease = try await pool.take()
      let connection = lease.connection
      do {
        let value = try await withTaskCancellationHandler {
          try await connection.transaction(mode, body)
        } onCancel: {
          connection.cancellation.cancel()
        }
        await pool.give(lease, isUsable: true)
        return value
      } catch {
        let failure = error as? PostgreSQLError
        await pool.give(lease, isUsable: failure?.isFinal != true)
        if Task.isCancelled { throw .cancelled }
        let mayRepeat =
          failure?.isConflict == true || failure == .notBegun || (mode == .reading && failure?.isFinal == true)
        guard mayRepeat, attempt < Self.attempts else { throw DomainError(postgreSQL: error) }
        attempt += 1
      }
    }
  }
}
