public import Domain

/// Sends requests to an API for the person who is signed in. An expired token is renewed, once for all requests.
public struct AuthorizedService: Sendable {
  private let service: NetworkService
  private let tokens: AccessTokens

  /// - Parameter tokens: The session, which all features of an app share.
  public init(_ service: NetworkService, _ tokens: AccessTokens) {
    self.service = service
    self.tokens = tokens
  }

  /// - Throws: ``DomainError/signInRequired`` without a session, or if it has ended.
  public func request<Response: Decodable & Sendable>(
    _ endpoint: Endpoint,
    as type: Response.Type = Response.self
  ) async throws(DomainError) -> Response {
    try await tokens.authorized { session throws(DomainError) in
      try await service.request(endpoint, as: type, session)
    }
  }

  /// As ``request(_:as:)``, for a request whose response says no more than that it was done.
  public func send(_ endpoint: Endpoint) async throws(DomainError) {
    try await tokens.authorized { session throws(DomainError) in try await service.send(endpoint, session) }
  }
}

extension NetworkService {
  /// - Parameter session: The tokens of a session.
  func request<Response: Decodable & Sendable>(
    _ endpoint: Endpoint,
    as type: Response.Type = Response.self,
    _ session: Secret
  ) async throws(DomainError) -> Response {
    do throws(NetworkError) {
      return try await request(endpoint.authorized(by: TokenPair(session).access))
    } catch {
      throw error.accountError
    }
  }

  func send(_ endpoint: Endpoint, _ session: Secret) async throws(DomainError) {
    do throws(NetworkError) {
      try await send(endpoint.authorized(by: TokenPair(session).access))
    } catch {
      throw error.accountError
    }
  }
}

extension NetworkError {
  /// The error of a request that a person or their session was needed for.
  var accountError: DomainError {
    switch self {
    case .status(401, _, _): .signInRequired
    case .status(_, "wrongCredentials", _): .wrongCredentials
    case .status(429, "tooManyAttempts", _): .tooManyAttempts
    default: domainError
    }
  }
}
