import Data
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What becomes of a session when its token is renewed, for all that can happen to the request.
@Suite(.timeLimit(.minutes(10)))
struct AuthRemoteRepositoryTests {
  struct Outcome: CustomTestStringConvertible, Sendable {
    let name: String
    let response: MockNetworkSession.Response
    let error: DomainError?
    let isKept: Bool
    var testDescription: String { name }

    /// A response whose body is the API's own.
    init(_ status: Int, _ code: String? = nil, _ error: DomainError? = nil, isKept: Bool) {
      name = "\(status) \(code ?? "")"
      response = .response(status: status, body: code.map { #"{"code":"\#($0)","message":"No."}"# } ?? "<html>")
      (self.error, self.isKept) = (error, isKept)
    }

    init(_ name: String, _ response: MockNetworkSession.Response, _ error: DomainError? = nil, isKept: Bool) {
      (self.name, self.response, self.error, self.isKept) = (name, response, error, isKept)
    }
  }

  private static let tokens = #"{"accessToken":"new","refreshToken":"next"}"#

  private static func refused(_ code: String, isTemporary: Bool = false) -> DomainError {
    .refused(code: code, message: nil, isTemporary: isTemporary)
  }

  static let outcomes = [
    Outcome("200", .response(body: tokens), isKept: true),
    Outcome(400, "invalidToken", .signInRequired, isKept: false),
    Outcome(400, nil, .signInRequired, isKept: false),
    Outcome(401, "signInRequired", .signInRequired, isKept: false),
    Outcome(401, nil, .signInRequired, isKept: false),
    Outcome(403, "invalidToken", .signInRequired, isKept: false),
    Outcome(403, nil, refused("403"), isKept: true),
    Outcome(404, nil, .notFound, isKept: true),
    Outcome(429, nil, refused("429", isTemporary: true), isKept: true),
    Outcome(429, "tooManyAttempts", .tooManyAttempts, isKept: true),
    Outcome(500, nil, refused("500", isTemporary: true), isKept: true),
    Outcome(503, nil, refused("503", isTemporary: true), isKept: true),
    Outcome(511, nil, refused("511", isTemporary: true), isKept: true),
    Outcome("time-out", .failure(.timedOut), .timedOut, isKept: true),
    Outcome("offline", .failure(.notConnectedToInternet), .offline, isKept: true),
    Outcome("connection lost", .failure(.networkConnectionLost), .offline, isKept: true),
    Outcome("cancelled", .failure(.cancelled), .cancelled, isKept: true),
    Outcome("a page", .response(body: "<html>"), .invalidResponse(field: ""), isKept: true),
    Outcome("nothing", .response(body: ""), .invalidResponse(field: ""), isKept: true),
    Outcome(
      "one token",
      .response(body: #"{"accessToken":"new"}"#),
      .invalidResponse(field: "refreshToken"),
      isKept: true
    ),
    Outcome(
      "numbers",
      .response(body: #"{"accessToken":1,"refreshToken":2}"#),
      .invalidResponse(field: "accessToken"),
      isKept: true
    ),
  ]

  @Test(arguments: outcomes)
  func `a session is kept or ended`(outcome: Outcome) async throws {
    let folder = try TemporaryFolder()
    let sessions = FileSessionStore(source: "here", folder: folder.path)
    try await sessions.store(TokenPair(access: Secret("expired"), refresh: Secret("refresh")).session)
    let me = #"{"id":"1","username":"mira","createdAt":"2026-03-01T09:00:00Z"}"#
    let network = MockNetworkSession(.response(status: 401, body: ""), outcome.response, .response(body: me))
    let service = NetworkService.test(network)
    let repository = AuthRemoteRepository(service: service)
    let tokens = AccessTokens(sessions, renewedBy: repository)
    let useCase = DefaultAuthUseCase(repository: repository, tokens: tokens)

    var error: DomainError?
    do throws(DomainError) {
      let account = try await useCase.account()
      #expect(account.username == "mira")
    } catch let thrown {
      error = thrown
    }
    #expect(error == outcome.error)
    let kept = TokenPair(access: Secret("expired"), refresh: Secret("refresh")).session
    let renewed = TokenPair(access: Secret("new"), refresh: Secret("next")).session
    #expect(try await sessions.token() == (outcome.isKept ? (error == nil ? renewed : kept) : nil))

    let paths = await network.requests.compactMap { $0.url?.lastPathComponent }
    #expect(paths == (error == nil ? ["me", "refresh", "me"] : ["me", "refresh"]), "a refresh is not sent again")
    #expect(await network.requests.allSatisfy { $0.url?.absoluteString.contains("refresh=") == false })
  }

  /// As two windows with the same user do.
  @Test func `of two processes one renews the token, and the other takes it`() async throws {
    let folder = try TemporaryFolder()
    let old = TokenPair(access: Secret("expired"), refresh: Secret("refresh")).session
    let gate = CallGate<Secret, Secret, DomainError>(unanswered: .cancelled)
    let processes = (0..<2).map { _ in
      AccessTokens(
        FileSessionStore(source: "here", folder: folder.path, lockTimeout: .seconds(1_000_000)) { _ in
          await Task.yield()
        },
        renewedBy: GatedTokens(gate: gate)
      )
    }
    try await FileSessionStore(source: "here", folder: folder.path).store(old)
    let calls = processes.map { tokens in
      Task {
        try await tokens.authorized { token throws(DomainError) in
          if token == old { throw .signInRequired }
          return token
        }
      }
    }
    await gate.called(times: 1)
    await gate.answer(0, .success(Secret("new")))

    for call in calls { #expect(try await call.value == Secret("new")) }
    #expect(await gate.calls == [old])
  }
}

private struct GatedTokens: TokenRepository {
  let gate: CallGate<Secret, Secret, DomainError>

  func refresh(_ token: Secret) async throws(DomainError) -> Secret { try await gate.call(token) }
}
