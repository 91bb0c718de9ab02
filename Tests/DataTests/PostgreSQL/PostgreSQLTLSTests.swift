#if PostgreSQL
  import Data
  import Foundation
  import Testing

  @testable import DataPostgreSQL

  /// With whom a connection over a network is made. The server of the tests also accepts connections without TLS, so one that
  /// is refused has not gone on without.
  @Suite(.serialized, .timeLimit(.minutes(10)))
  struct PostgreSQLTLSTests {
    private let text: String

    init() throws {
      text = try #require(
        ProcessInfo.processInfo.environment["STOREFRONT_TEST_POSTGRESQL_TLS"],
        "There is no server; run the tests with Tools/Scripts/with-postgresql."
      )
    }

    private func session(_ text: String) throws -> Session {
      try Session(try PostgreSQLAddress(text), silenceLimit: 10_000)
    }

    private func isEncrypted(_ session: Session) throws -> Bool {
      let sql = "SELECT count(*) AS number FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl"
      return try session.rows(sql, []).first.map { try $0["number"] as Int == 1 } ?? false
    }

    @Test func `encrypts if the server has a certificate for this host, of a known root`() throws {
      #expect(try PostgreSQLAddress(text).options["sslmode"] == "verify-full")
      #expect(try isEncrypted(try session(text)))
    }

    @Test(arguments: [("/root.crt", "/other.crt"), ("@db.example:", "@other.example:"), ("/root.crt", "/missing.crt")])
    func `refuses another root, another host, and to verify nothing`(old: String, new: String) throws {
      let other = text.replacing(old, with: new)
      #expect(other != text)
      #expect(throws: PostgreSQLError.unreachable) { try session(other) }
      // It is there, and answers those who do not mind.
      #expect(try !isEncrypted(try session(other + "&sslmode=disable")))
    }

    @Test func `does not go on in plain text with a server that has no certificate`() throws {
      let plain = text + "&sslmode=disable"
      let administrator = try session(plain)
      func set(_ value: String) throws {
        try administrator.run(script: "ALTER SYSTEM SET ssl = \(value)")
        try administrator.run(script: "SELECT pg_reload_conf()")
        // A session that begins after the server has read its settings has them.
        while try session(plain).rows("SHOW ssl", []).first.map({ try $0["ssl"] as String }) != value {}
      }
      try set("off")
      defer { #expect(throws: Never.self) { try set("on") } }
      #expect(throws: PostgreSQLError.unreachable) { try session(text) }
    }
  }
#endif
