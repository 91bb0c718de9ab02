import Crypto
import Domain
import Foundation
import HTTPTypes
import InMemoryLogging
import Logging
import TestSupport
import Testing

@testable import Cryptography
@testable import Server

/// What an attacker would try with the API of accounts.
@Suite(.timeLimit(.minutes(10)))
struct AccountAPIAttackTests {
  private let folder: TemporaryFolder
  private let server: TestServer
  private let program: Program
  private let clock = ManualDate()
  private let key = TokenKeys.make()

  init() throws {
    folder = try TemporaryFolder()
    var settings = ServerSettings.patient
    settings.tokenKeys = try folder.write(key.value + "\n", to: "keys").path
    var application = ServerApplication.withAccounts(in: folder, settings)
    application.now = { [clock] in clock.now }
    server = try TestServer(application)
    program = Program(server)
  }

  /// A token whose header, claims and key a test chooses.
  private func forge(
    _ token: String,
    header: [String: String] = [:],
    claims: [String: any Sendable] = [:],
    key: Secret? = nil
  ) throws -> String {
    let parts = token.split(separator: ".").map(String.init)
    let signed = [try Self.changed(parts[0], header), try Self.changed(parts[1], claims)].joined(separator: ".")
    let bytes = try #require(Data(base64Encoded: (key ?? self.key).value))
    let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: SymmetricKey(data: bytes))
    return "\(signed).\(Data(code).base64URL)"
  }

  /// An object of a token with other values.
  private static func changed(_ part: String, _ changes: [String: any Sendable]) throws -> String {
    let data = try #require(Data(base64URL: part))
    let old = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try JSONSerialization.data(withJSONObject: old.merging(changes) { $1 }, options: [.sortedKeys]).base64URL
  }

  @Test func `a token that was signed in another way is refused`() async throws {
    let token = try await program.register().string("accessToken")
    let parts = token.split(separator: ".").map(String.init)
    #expect(try await program.get("me", forge(token)).status == 200, "the test signs as the server does")

    let none = try forge(token, header: ["alg": "none"])
    let forged = [
      none, none.split(separator: ".").prefix(2).joined(separator: ".") + ".", "\(parts[0]).\(parts[1]).",
      "\(parts[0]).\(parts[1])", try forge(token, header: ["alg": "None"]), try forge(token, header: ["alg": "RS256"]),
      try forge(token, header: ["alg": "HS512"]), try forge(token, header: ["typ": "JWT"]),
      try forge(token, header: ["kid": "other"]), try forge(token, header: ["kid": "../../dev/null"]),
      try forge(token, key: TokenKeys.make()), try forge(token, header: ["kid": "other"], key: TokenKeys.make()),
      "\(parts[0]).\(parts[1]).\(parts[2].dropLast())", "\(parts[0]).\(parts[1].dropLast()).\(parts[2])",
      try forge(token, claims: ["iss": "other"]), try forge(token, claims: ["aud": "other"]),
      try forge(token, claims: ["aud": ["other"]]), try forge(token, claims: ["sid": "other"]),
      "", "x", "..", "...", "a.b.c", "\u{0}", String(repeating: "x", count: 8_000),
      String(repeating: ".", count: 8_000),
    ]
    for text in forged {
      let reply = try await program.get("me", text)
      #expect(reply.status == 401, "\(text.prefix(80))")
      #expect(try reply.json()["code"]?.string == "signInRequired")
    }
  }

  @Test func `a token ends after ten minutes, and not before`() async throws {
    let signedIn = try await program.register()
    let token = try signedIn.string("accessToken")
    clock.advance(by: 599)
    #expect(try await program.get("me", token).status == 200)
    clock.advance(by: 1)
    #expect(try await program.get("me", token).status == 401)
    #expect(try await program.get("me", forge(token, claims: ["exp": 4_000_000_000])).status == 200)

    let tokens = try await program.post("refresh", ["refreshToken": signedIn.string("refreshToken")])
    #expect(try await program.get("me", tokens.string("accessToken")).status == 200)
  }

  @Test func `one kind of token is not taken for another`() async throws {
    let signedIn = try await program.register()
    let (access, refresh) = (try signedIn.string("accessToken"), try signedIn.string("refreshToken"))
    let part = String(refresh.prefix { $0 != "." })
    let visitor = Visitor(server)
    _ = try await visitor.signIn()
    let cookie = try #require(await visitor.cookies[Visitor.session])

    for token in [refresh, part, cookie, "\(access)~\(refresh)", "\(access)~"] {
      #expect(try await program.get("me", token).status == 401)
    }
    for token in [access, part, cookie, "\(cookie).\(cookie)", "\(refresh)~", "\(access)~\(refresh)"] {
      #expect(try await program.post("refresh", ["refreshToken": token]).status == 401)
    }
    #expect(try await program.get("me", access).status == 200)
    for token in [access, refresh, part, "\(access)~\(refresh)"] {
      #expect(try await Visitor(server, cookies: [Visitor.session: token]).get("/account").status == 303)
    }
  }

  @Test func `pages take no token of programs, and the API takes no cookie`() async throws {
    let token = try await program.register().string("accessToken")
    #expect(try await server.get("/account", [.authorization: "Bearer \(token)"]).status == 303)

    let visitor = Visitor(server)
    _ = try await visitor.signIn()
    #expect(try await visitor.get("/account").status == 200)
    #expect(try await visitor.get("/api/auth/me").status == 401)
    let body = #"{"currentPassword":"correct horse"}"#
    let reply = try await visitor.send(.post, "/api/auth/delete", [.contentType: "application/json"], body: body)
    #expect(reply.status == 401)
    #expect(try await visitor.get("/account").status == 200)
  }

  @Test func `a token in an address is not read`() async throws {
    let token = try await program.register().string("accessToken")
    #expect(try await server.get("/api/auth/me?access_token=\(token)&accessToken=\(token)").status == 401)
    for header in ["Basic \(token)", token, "Bearer", "Bearer  ", "Bearer x \(token)"] {
      #expect(try await server.get("/api/auth/me", [.authorization: header]).status == 401)
    }
    #expect(try await server.get("/api/auth/me", [.authorization: "bearer \(token)"]).status == 200)
  }

  @Test func `of ten thousand guesses ten are checked, on pages and in the API together`() async throws {
    _ = try await program.register()
    let visitor = Visitor(server)
    for _ in 0..<4 { #expect(try await visitor.signIn("mira", "wrong").status == 422) }
    var statuses: [Int: Int] = [:]
    for number in 0..<10_000 {
      let reply = try await program.post("login", ["username": "mira", "password": "guess \(number)"])
      statuses[reply.status, default: 0] += 1
    }
    #expect(statuses == [422: 6, 429: 9_994])

    let reply = try await program.post("login", ["username": "mira", "password": "correct horse"])
    #expect(reply["Retry-After"] == "900")
    #expect(try reply.json()["code"]?.string == "tooManyAttempts")
    #expect(try await visitor.signIn().status == 429)
  }

  @Test func `an unknown name and a wrong password get the same response`() async throws {
    _ = try await program.register()
    let wrong = try await program.post("login", ["username": "mira", "password": "wrong"])
    let unknown = try await program.post("login", ["username": "omar", "password": "correct horse"])

    #expect(wrong.status == 422)
    #expect(wrong.bytes == unknown.bytes)
    #expect(Self.headers(wrong) == Self.headers(unknown))
  }

  /// Nearly all of the time of a sign-in is this work.
  @Test func `an unknown name takes as much work as a wrong password`() async throws {
    _ = try await program.register()
    let threads = ComputingThreads()
    var application = ServerApplication.withAccounts(in: folder)
    let cheap = ScryptCryptography.Parameters(logarithm: 4, blockSize: 8, parallelism: 1)
    application.cryptography = LimitedCryptography(base: ScryptCryptography(cheap, on: threads))
    let server = try TestServer(application)
    for (index, name) in ["mira", "omar", "omar", "mira"].enumerated() {
      let isPage = index.isMultiple(of: 2)
      let reply =
        isPage
        ? try await Visitor(server).signIn(name, "wrong")
        : try await Program(server).post("login", ["username": name, "password": "wrong"])
      #expect(reply.status == 422)
      #expect(await threads.count == index + 1, "\(name)")
    }
  }

  @Test func `a sign-in is refused for a moment while as many passwords are hashed as may be`() async throws {
    var application = ServerApplication.withAccounts(in: folder)
    application.cryptography = LimitedCryptography(base: application.cryptography, slots: RequestSlots(0))

    let reply = try await Program(TestServer(application)).post("login", ["username": "mira", "password": "wrong"])

    #expect(reply.status == 503)
    #expect(reply.headers[.retryAfter] == "1")
  }

  /// All but the number of the request.
  private static func headers(_ reply: Reply) -> [HTTPField] {
    reply.headers.filter { $0.name.rawName != "X-Request-Id" }
  }

  @Test func `a large body is refused`() async throws {
    let body = #"{"username":"mira","password":""# + String(repeating: "x", count: 10_000_000) + "\"}"
    let headers: HTTPFields = [.contentType: "application/json"]
    #expect(try await server.send(.post, "/api/auth/register", headers, body: body).status == 413)
    let nested = String(repeating: "[", count: 60_000)
    #expect(try await server.send(.post, "/api/auth/register", headers, body: nested).status == 400)
  }

  @Test func `no log and no response has a password, and only a sign-in's a token`() async throws {
    let log = InMemoryLogHandler()
    var server = server
    server.logger = Logger(label: "test") { _ in log }
    server.logger.logLevel = .trace
    let program = Program(server)
    let signedIn = try await program.register("mira", "Tr0ub4dor&3")
    let tokens = try ["accessToken", "refreshToken"].map { try signedIn.string($0) }
    var replies = [
      try await program.get("me", tokens[0]), try await program.get("me", tokens[0] + "x"),
      try await program.post("password", ["currentPassword": "Tr0ub4dor&3x", "newPassword": "Tr0ub4dor"], tokens[0]),
      try await program.post("refresh", ["refreshToken": tokens[1] + "x"]),
      try await program.post("login", ["username": "Tr0ub4dor&3", "password": "Tr0ub4dor&3"]),
      try await server.send(
        .post,
        "/api/auth/login",
        [.contentType: "application/json"],
        body: #"{"password":["Tr0ub4dor&3"]}"#
      ),
      try await server.get("/api/auth/nothing", [.authorization: "Bearer \(tokens[0])"]),
    ]
    replies.append(try await program.post("logout", ["refreshToken": tokens[1]]))
    let printed = log.entries.map { "\($0.message) \($0.metadata) \(String(describing: $0.error))" }

    #expect(printed.contains { $0.contains("/api/auth/login") })
    for text in printed + replies.map(\.text) {
      for secret in ["Tr0ub4dor", key.value] + tokens + tokens[1].split(separator: ".").map(String.init) {
        #expect(!text.contains(secret))
      }
    }
  }
}

extension Data {
  fileprivate init?(base64URL text: String) {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
  }
}
