import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Presentation

/// Accounts for programs. Signing in has DummyJSON's paths and names (https://dummyjson.com/docs/auth).
///
/// No cookie is read or set, so no other site can make a browser send such a request with a session.
struct AccountAPI: Sendable {
  enum Action: String, CaseIterable {
    case register, login, refresh, logout, me, password, delete

    var method: HTTPRequest.Method { self == .me ? .get : .post }

    var path: String { "api/auth/\(rawValue)" }

    /// Whether the request has an access token.
    var needsPerson: Bool { [.me, .password, .delete].contains(self) }
  }

  /// What programs send; other fields are ignored.
  private struct Fields: Decodable {
    var username: String?
    var password: String?
    var refreshToken: String?
    var currentPassword: String?
    var newPassword: String?
  }

  let useCases: DIContainer
  let deadline: Deadline
  let cryptography: any AccountCryptography
  let signer: any AccessTokenSigner

  func add(to router: Router<ServerContext>) {
    for action in Action.allCases {
      router.on(RouterPath(action.path), method: action.method) { request, context in
        try await respond(to: action, request, context)
      }
    }
  }

  /// The action that a request names, with the right method or a wrong one.
  static func action(of request: Request) -> Action? {
    let path = request.uri.path.split(separator: "/").joined(separator: "/")
    return Action.allCases.first { $0.path == path }
  }

  private func respond(to action: Action, _ request: Request, _ context: ServerContext) async throws -> Response {
    let localization = request.language.localization
    do throws(RouteError) { _ = try APICall(request, context) } catch { throw RequestError(error, localization) }
    let fields = action.method == .post ? try await fields(of: request) : Fields()
    let result = await deadline.run { () async -> Result<Response, any Error> in
      do { return .success(try await response(to: action, fields, request, context)) } catch { return .failure(error) }
    }
    do {
      guard let response = try result?.get() else { throw RequestError(.timedOut, localization) }
      return response
    } catch let error as DomainError {
      throw RequestError(error, localization)
    }
  }

  private func response(
    to action: Action,
    _ fields: Fields,
    _ request: Request,
    _ context: ServerContext
  ) async throws -> Response {
    let session = session(of: action, fields, request)
    let useCases = useCases(of: session, context)
    guard let auth = useCases.authUseCase, let tokens = useCases.tokenRepository else { throw DomainError.notFound }
    let token = session.token()
    if action.needsPerson, token == nil { throw DomainError.signInRequired }
    let (username, password) = (fields.username ?? "", Secret(fields.password ?? ""))
    let current = Secret(fields.currentPassword ?? "")
    switch action {
    case .register:
      let account = try await auth.register(username: username, password: password)
      return try Response(JSONResponse(account, session: session.token()), .created)
    case .login:
      let account = try await auth.signIn(username: username, password: password)
      return try Response(JSONResponse(account, session: session.token()))
    case .refresh:
      return try Response(JSONResponse(tokens: try await tokens.refresh(try Self.required(token))))
    case .logout:
      _ = try Self.required(token)
      try await auth.signOut()
    case .me:
      return try Response(JSONResponse(try await auth.account()))
    case .password:
      try await auth.changePassword(from: current, to: Secret(fields.newPassword ?? ""))
      return try Response(JSONResponse(try await auth.account(), session: session.token()))
    case .delete:
      try await auth.deleteAccount(password: current)
    }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// The use cases of the person who sent a request.
  func useCases(of session: ProgramSession, _ context: ServerContext) -> DIContainer {
    useCases.with(
      AccountAccess(
        cryptography: cryptography,
        signer: signer,
        sessions: session,
        origin: PersonalRoutes.origin(of: context)
      )
    )
  }

  private func session(of action: Action, _ fields: Fields, _ request: Request) -> ProgramSession {
    switch action {
    case .register, .login: ProgramSession()
    case .refresh, .logout:
      ProgramSession(
        fields.refreshToken.flatMap { $0.isEmpty ? nil : TokenPair(access: Secret(""), refresh: Secret($0)) }
      )
    case .me, .password, .delete: ProgramSession(request)
    }
  }

  private static func required(_ refreshToken: Secret?) throws(DomainError) -> Secret {
    guard let refreshToken else { throw .invalid(ValidationError("refreshToken", .required)) }
    return refreshToken
  }

  private func fields(of request: Request) async throws -> Fields {
    let body = try await request.jsonBody()
    do { return try JSONDecoder().decode(Fields.self, from: body) } catch {
      // The decoder's error may quote a password.
      throw RequestError(.unreadableForm, request.language.localization)
    }
  }
}
