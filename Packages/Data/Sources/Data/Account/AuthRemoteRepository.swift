public import Domain

/// Accounts of a server with Storefront's own API, whose sign-in has DummyJSON's form.
///
/// A token is a ``TokenPair``. ``AccessTokens`` renews it; this repository does not.
public struct AuthRemoteRepository: AuthRepository, TokenRepository {
  private static let path = "auth"

  private let service: NetworkService

  public init(service: NetworkService) {
    self.service = service
  }

  public func register(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    try await begin("register", credentials)
  }

  public func signIn(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    try await begin("login", credentials)
  }

  public func signOut(_ token: Secret) async throws(DomainError) {
    let refresh = TokenPair(token).refresh
    // A text without one is the token of no session.
    guard !refresh.value.isEmpty else { return }
    do throws(NetworkError) {
      try await service.send(Self.endpoint("logout", ["refreshToken": refresh]))
    } catch {
      throw error.accountError
    }
  }

  public func refresh(_ token: Secret) async throws(DomainError) -> Secret {
    let old = TokenPair(token)
    do throws(NetworkError) {
      let tokens: TokenPairJSON = try await service.request(
        Self.endpoint("refresh", ["refreshToken": old.refresh])
      )
      return tokens.session(of: old.account)
    } catch {
      throw error.refreshError
    }
  }

  public func account(for token: Secret) async throws(DomainError) -> Account {
    let json: AccountJSON = try await service.request(Endpoint(path: [Self.path, "me"]), token)
    return json.account
  }

  public func changePassword(
    for token: Secret,
    from current: Secret,
    to new: Secret
  ) async throws(DomainError) -> SignedIn {
    let endpoint = Self.endpoint("password", ["currentPassword": current, "newPassword": new])
    return try Self.signedIn(try await service.request(endpoint, token))
  }

  public func deleteAccount(for token: Secret, password: Secret) async throws(DomainError) {
    try await service.send(Self.endpoint("delete", ["currentPassword": password]), token)
  }

  private func begin(_ name: String, _ credentials: Credentials) async throws(DomainError) -> SignedIn {
    let fields = ["username": Secret(credentials.username), "password": credentials.password]
    let json: AccountJSON
    do throws(NetworkError) { json = try await service.request(Self.endpoint(name, fields)) } catch {
      throw error.accountError
    }
    return try Self.signedIn(json)
  }

  private static func endpoint(_ name: String, _ fields: [String: Secret]) -> Endpoint {
    Endpoint(.post, path, name, sending: fields.mapValues(\.value))
  }

  private static func signedIn(_ json: AccountJSON) throws(DomainError) -> SignedIn {
    guard let access = json.accessToken else { throw .invalidResponse(field: "accessToken") }
    guard let refresh = json.refreshToken else { throw .invalidResponse(field: "refreshToken") }
    let tokens = TokenPair(access: access.secret, refresh: refresh.secret, account: json.account.id)
    return SignedIn(account: json.account, token: tokens.session)
  }
}

extension NetworkError {
  /// Whether a refresh was refused, which ends the session, or only failed.
  ///
  /// What stands between an app and the server, such as the page of a hotel's network, also sends 403, but not in the
  /// server's format.
  fileprivate var refreshError: DomainError {
    switch self {
    case .status(400, _, _), .status(401, _, _): .signInRequired
    case .status(403, let code, let message) where code != nil || message != nil: .signInRequired
    default: accountError
    }
  }
}
