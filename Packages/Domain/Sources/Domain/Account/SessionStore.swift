/// The port to where the token of a signed-in person is kept: a cookie for a web server, a file or a keychain for an app.
public protocol SessionStore: Sendable {
  /// Nil without a session.
  func token() async throws(DomainError) -> Secret?

  /// - Parameter token: Nil to forget the token.
  func store(_ token: Secret?) async throws(DomainError)

  /// Reads the token and perhaps replaces it, while no other process does the same.
  func update<Value: Sendable>(
    _ change: @Sendable (Secret?) async throws(DomainError) -> SessionChange<Value>
  ) async throws(DomainError) -> Value
}

/// What becomes of a session, and the result of the call that decided it.
public enum SessionChange<Value: Sendable>: Sendable {
  case keep(Value)

  /// The new token; nil to forget it.
  case replace(Secret?, Value)
}

extension SessionStore {
  /// For a store that one process uses.
  public func update<Value: Sendable>(
    _ change: @Sendable (Secret?) async throws(DomainError) -> SessionChange<Value>
  ) async throws(DomainError) -> Value {
    try await updateUnlocked(change)
  }

  /// For a store that has taken its lock.
  public func updateUnlocked<Value: Sendable>(
    _ change: @Sendable (Secret?) async throws(DomainError) -> SessionChange<Value>
  ) async throws(DomainError) -> Value {
    switch try await change(try await token()) {
    case .keep(let value): return value
    case .replace(let token, let value):
      try await store(token)
      return value
    }
  }
}
