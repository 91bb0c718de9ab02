import Data
public import Domain

extension PostgreSQLDatabase {
  /// The key is kept in the database, so that all servers accept the tokens that one of them has signed.
  public func key(orMake make: @Sendable () -> Secret) async throws(DomainError) -> Secret {
    let made = make()
    try await open()
    return try await run(.writing) { session in
      try session.execute(
        "INSERT INTO secretKey (name, value) VALUES ('tokens', ?) ON CONFLICT (name) DO NOTHING",
        [made.value]
      )
      let rows = try session.rows("SELECT value FROM secretKey WHERE name = 'tokens'", [])
      return Secret(try rows.first?["value"] ?? made.value)
    }
  }
}
