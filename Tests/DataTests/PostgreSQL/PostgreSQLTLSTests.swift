#if PostgreSQL
  import Data
  import Foundation
  import TestSupport
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

    /// Why there is no session.
    private func refusal(_ text: String) -> String? {
      do { _ = try session(text) } catch PostgreSQLError.notOpened(let reason) { return reason } catch {}
      return nil
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
      #expect(refusal(other)?.isEmpty == false)
      // It is there, and answers those who do not mind.
      #expect(try !isEncrypted(try session(other + "&sslmode=disable")))
    }

    @Test func `says on one line why there is no session, without the password`() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write("*:*:*:*:pelican", to: "passfile")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      let reason = try #require(refusal(text.replacing(/passfile=[^&]*/, with: "passfile=\(file.path)")))
      #expect(reason.contains("password authentication failed"))
      #expect(!reason.contains("pelican") && !reason.contains("\n"))
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
      #expect(refusal(text)?.isEmpty == false)
    }
  }
#endif
