import Domain
public import Foundation
import GRDB

/// The last answers of servers, kept in a ``LocalDatabase``.
///
/// A cache is a convenience: where it cannot be read it is empty, and where it cannot be written it forgets.
public struct ResponseCache: Sendable {
  /// How many answers are kept; the oldest go first.
  static let capacity = 2_000

  private let database: LocalDatabase
  private let source: String
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - database: See ``LocalDatabase/cache(at:connections:)``.
  ///   - source: The server's base URL; answers of different servers do not mix.
  public init(database: LocalDatabase, source: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.database = database
    // Without the name and password that a URL may hold.
    var components = URLComponents(url: source, resolvingAgainstBaseURL: true)
    components?.user = nil
    components?.password = nil
    self.source = components?.string ?? source.absoluteString
    self.now = now
  }

  /// An answer and when it came.
  struct Entry<Body: Decodable & Sendable>: Sendable {
    let body: Body
    let fetchedAt: Date
    let age: TimeInterval
  }

  @concurrent
  func entry<Body: Decodable & Sendable>(_ key: String, as type: Body.Type = Body.self) async -> Entry<Body>? {
    let key = fullKey(key)
    let row = try? await database.read { db in
      try Row.fetchOne(db.cachedStatement(sql: "SELECT body, fetchedAt FROM response WHERE key = ?"), arguments: [key])
        .map { (body: $0["body"] as Data, fetchedAt: $0["fetchedAt"] as Double) }
    }
    guard let row, let body = try? JSONDecoder.storefront.decode(Body.self, from: row.body) else { return nil }
    let fetchedAt = Date(timeIntervalSince1970: row.fetchedAt)
    return Entry(body: body, fetchedAt: fetchedAt, age: now().timeIntervalSince(fetchedAt))
  }

  @concurrent
  func save(_ bodies: [String: some Encodable & Sendable]) async {
    let fetchedAt = now().timeIntervalSince1970
    let rows = bodies.compactMap { key, body in
      (try? JSONEncoder.storefront.encode(body)).map { (key: fullKey(key), body: $0) }
    }
    try? await database.write { db in
      for row in rows {
        try db.execute(
          sql: "INSERT OR REPLACE INTO response (key, body, fetchedAt) VALUES (?, ?, ?)",
          arguments: [row.key, row.body, fetchedAt]
        )
      }
      try db.execute(
        sql: "DELETE FROM response WHERE key IN (SELECT key FROM response ORDER BY fetchedAt DESC LIMIT -1 OFFSET ?)",
        arguments: [Self.capacity]
      )
    }
  }

  func remove(_ key: String) async {
    let key = fullKey(key)
    try? await database.write { db in
      try db.execute(sql: "DELETE FROM response WHERE key = ?", arguments: [key])
    }
  }

  private func fullKey(_ key: String) -> String {
    "\(source) \(key)"
  }
}
