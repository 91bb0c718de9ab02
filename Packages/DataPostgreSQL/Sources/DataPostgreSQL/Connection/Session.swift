import CPostgreSQL
import Data
import Domain
import Foundation

/// A session with a server, in libpq (https://www.postgresql.org/docs/current/libpq.html).
///
/// Its calls wait for the server. They wait on the socket and not in libpq, so that they can give up.
final class Session: SQLConnection {
  let connection: OpaquePointer

  /// How long a statement of a cancelled task may go on until it is cancelled again, in milliseconds.
  private static let cancellationInterval: Int32 = 500

  /// How long the server may say nothing, in milliseconds.
  private var silenceLimit: Int32

  /// The names of the prepared statements.
  private var prepared: [String: String] = [:]
  private var lastName = 0

  private var single = SingleStatement()

  /// How often it has sent something and waited for the response.
  private(set) var roundTrips = 0

  let cancellation: Cancellation

  /// - Parameter silenceLimit: In milliseconds. The server itself ends statements before, so that this is for a lost network.
  init(_ address: PostgreSQLAddress, silenceLimit: Int32) throws(PostgreSQLError) {
    let options = address.options
    var keys = options.map { UnsafePointer(strdup($0.key)) } + [nil]
    var values = options.map { UnsafePointer(strdup($0.value)) } + [nil]
    defer { for text in keys + values { free(UnsafeMutablePointer(mutating: text)) } }
    let connection = PQconnectdbParams(&keys, &values, 0)
    guard let connection, PQstatus(connection) == CONNECTION_OK else {
      // Without a connection, this is the reason too.
      let reason = String(cString: PQerrorMessage(connection))
      PQfinish(connection)
      throw .notOpened(reason: reason.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    self.connection = connection
    self.silenceLimit = silenceLimit
    cancellation = Cancellation(connection)
    // A notice may quote data, and libpq prints it by default.
    PQsetNoticeReceiver(connection, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow] {
    let result = try run(sql, arguments)
    return (0..<PQntuples(result.pointer)).map { row in
      SQLRow { result.value(of: $0, in: row) }
    }
  }

  @discardableResult
  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int {
    let result = try run(sql, arguments)
    return Int(String(cString: PQcmdTuples(result.pointer))) ?? 0
  }

  /// Runs statements that write nothing, in no transaction.
  ///
  /// - Returns: Nil if there is more than one, so that they need a transaction and must be run again.
  func withoutTransaction<Value>(_ body: (Session) throws -> Value) throws -> Value? {
    single.begin()
    defer { single.end() }
    let result = Result { try body(self) }
    return single.isExceeded ? nil : try result.get()
  }

  /// Allows the statements of the transaction more time, in milliseconds.
  func allowing<Value>(milliseconds: Int32, _ body: () throws -> Value) throws -> Value {
    let limit = silenceLimit
    silenceLimit = milliseconds
    defer { silenceLimit = limit }
    try run(script: "SET LOCAL statement_timeout = \(milliseconds)")
    return try body()
  }

  /// Runs statements that have no parameters and return nothing.
  func run(script: String) throws(PostgreSQLError) {
    let span = StatementSpan(script, system: "postgresql")
    defer { span.end() }
    try send { PQsendQuery(connection, script) }
    try answer()
  }

  /// Waits for a notification on a channel that is listened to.
  ///
  /// - Returns: Whether there was one in this time.
  func awaitNotification(milliseconds: Int32) throws(PostgreSQLError) -> Bool {
    var socket = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
    if poll(&socket, 1, milliseconds) == 0 { return false }
    guard PQconsumeInput(connection) == 1 else { throw .unreachable }
    var isNotified = false
    while let notification = PQnotifies(connection) {
      PQfreemem(notification)
      isNotified = true
    }
    return isNotified
  }

  func searchable(_ text: String, tag: String) -> String {
    SearchWords.searchable(text, tags: [tag])
  }

  func search(_ text: SearchText, tag: String, in table: String) -> SearchCondition? {
    SearchWords.query(for: text, tags: [tag]).map {
      SearchCondition(sql: SearchWords.condition, argument: $0)
    }
  }

  private func run(_ sql: String, _ arguments: [any SQLConvertible]) throws(PostgreSQLError) -> QueryResult {
    guard single.allows(sql) else { throw .refused(state: PostgreSQLError.noTransaction) }
    let span = StatementSpan(sql, system: "postgresql")
    defer { span.end() }
    let name = try prepare(sql)
    // A cancellation that reaches the server before the statement does has no effect there.
    guard !Task.isCancelled else { throw .refused(state: PostgreSQLError.queryCancelled) }
    var texts = arguments.map { $0.sqlValue.parameter.map { UnsafePointer(strdup($0)) } ?? nil }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    try send { PQsendQueryPrepared(connection, name, Int32(texts.count), &texts, nil, nil, 0) }
    do throws(PostgreSQLError) {
      return try answer()
    } catch {
      if error.isOutdated { prepared[sql] = nil }
      throw error
    }
  }

  private func prepare(_ sql: String) throws(PostgreSQLError) -> String {
    if let name = prepared[sql] { return name }
    lastName += 1
    let name = "s\(lastName)"
    try send { PQsendPrepare(connection, name, Statement.numbered(sql), 0, nil) }
    try answer()
    prepared[sql] = name
    return name
  }

  func send(_ command: () -> Int32) throws(PostgreSQLError) {
    guard command() == 1 else { throw .unreachable }
    roundTrips += 1
  }

  /// The last result of what was sent. All are read, as the connection takes no command before.
  @discardableResult
  func answer() throws(PostgreSQLError) -> QueryResult {
    var last: QueryResult?
    var failure: PostgreSQLError?
    while let result = try nextResult() {
      failure = failure ?? result.error
      last = result
    }
    if PQstatus(connection) != CONNECTION_OK { throw .unreachable }
    if let failure { throw failure }
    guard let last else { throw .unreachable }
    return last
  }

  /// Nil after the last result of what was sent.
  func nextResult() throws(PostgreSQLError) -> QueryResult? {
    try awaitInput()
    return PQgetResult(connection).map(QueryResult.init)
  }

  /// Waits until a result can be read without waiting. If the task is cancelled, the server is told so again: a cancellation
  /// that came before the statement had no effect.
  private func awaitInput() throws(PostgreSQLError) {
    var silence: Int32 = 0
    while PQisBusy(connection) == 1 {
      var socket = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      let time = min(silenceLimit - silence, Self.cancellationInterval)
      let ready = poll(&socket, 1, time)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 {
        silence += time
        if silence >= silenceLimit { throw .silent }
        if Task.isCancelled { cancellation.cancel() }
        continue
      }
      guard ready > 0, PQconsumeInput(connection) == 1 else { throw .unreachable }
      silence = 0
    }
  }
}
