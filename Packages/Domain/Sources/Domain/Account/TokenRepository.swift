/// The port to what replaces the tokens of a session.
public protocol TokenRepository: Sendable {
  /// Replaces both tokens of a session. The old one for this ends when one of the new ones is used for the first time, so
  /// that a lost response ends no session.
  ///
  /// - Parameter token: The session, as ``TokenPair/session`` has it.
  /// - Returns: The same session with its new tokens.
  /// - Throws: ``DomainError/signInRequired`` if the session has ended. It also ends if a token is used that has ended
  ///   before, because then two have it.
  func refresh(_ token: Secret) async throws(DomainError) -> Secret
}
