import Domain
public import Foundation
import GRDB

/// The last responses of servers, stored in a ``LocalDatabase``.
///
/// A cache never causes an error: if its file cannot be read it is empty, and if it cannot be written nothing is
/// stored.
public struct ResponseCache: Sendable {
  /// How long an entry counts as fresh by default, in seconds.
  public static let defaultTimeToLive: TimeInterval = 5 * 60

  /// How many entries are stored; the oldest are removed first.
  static let capacity = 2_000

  private let database: LocalDatabase
  private let source: String
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - database: See ``LocalDatabase/cache(at:connections:)``.
  ///   - source: The server's base URL; entries of different servers are kept apart.
  public init(database: LocalDatabase, source: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.database = database
    // Without the user name and password that a URL may hold.
    var components = URLComponents(url: source, resolvingAgainstBaseURL: true)
    components?.user = nil
    components?.password = nil
    self.source = components?.string ?? source.absoluteString
    self.now = now
  }

  /// What was stored, and when.
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
