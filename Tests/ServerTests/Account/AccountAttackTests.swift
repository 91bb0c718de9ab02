import Foundation
import HTTPTypes
import InMemoryLogging
import Logging
import TestSupport
import Testing

@testable import Server

/// What an attacker would try with accounts.
@Suite(.timeLimit(.minutes(10)))
struct AccountAttackTests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  @Test func `a session that an attacker chose is not the one after signing in`() async throws {
    _ = try await Visitor(server).register()
    let attacker = Visitor(server)
    _ = try await attacker.register("omar")
    let chosen = await attacker.cookies[Visitor.session]
    for value in ["chosen", chosen ?? ""] {
      let victim = Visitor(server, cookies: [Visitor.session: value])
      _ = try await victim.signIn()

      let session = await victim.cookies[Visitor.session]
      #expect(session != nil && session != value)
      let fixed = Visitor(server, cookies: [Visitor.session: value])
      #expect(try await fixed.get("/account").status == 303)
    }
  }

  @Test func `a form without the right token changes nothing`() async throws {
    let (victim, attacker) = (Visitor(server), Visitor(server))
    _ = try await victim.register()
    _ = try await attacker.register("omar")
    let old = victim.token(of: try await victim.get("/account"))
    let foreign = attacker.token(of: try await attacker.get("/account"))
    let fields = ["currentPassword": "correct horse"]
    for token in [nil, "", "00", foreign, old.map { String($0.dropLast()) }] {
      #expect(try await victim.post("/account/delete", fields, token: token).status == 403)
    }
    _ = try await victim.signIn()

    #expect(try await victim.post("/account/delete", fields, token: old).status == 403, "a token of an ended session")
    #expect(try await victim.get("/account").status == 200)
  }

  @Test func `a sign-in that another site sends is refused as well`() async throws {
    _ = try await Visitor(server).register()
    let fields = ["username": "mira", "password": "correct horse"]
    let victim = Visitor(server)
    let foreign = Visitor(server).token(of: try await Visitor(server).get("/account/sign-in"))
    _ = try await victim.get("/account/sign-in")

    #expect(try await victim.post("/account/sign-in", fields, token: foreign).status == 403)
    #expect(try await Visitor(server).post("/account/sign-in", fields, token: foreign).status == 403)
  }

  @Test(arguments: [
    ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-site"), ("Origin", "https://evil.example"),
    ("Origin", "null"), ("Origin", "http://localhost:81"), ("Origin", "http://localhost.evil.example"),
  ])
  func `what a browser says comes from another site is refused, even with the right token`(
    name: String,
    value: String
  ) async throws {
    let visitor = Visitor(server)
    let token = visitor.token(of: try await visitor.get("/account/register"))
    let body = Visitor.encode([
      FormToken.field: token ?? "", "username": "mira", "password": "correct horse",
    ])
    let field = try #require(HTTPField.Name(name))

    #expect(try await visitor.send(.post, "/account/register", [field: value], body: body).status == 403)
    let allowed: HTTPFields = [.origin: "http://localhost"]
    #expect(try await visitor.send(.post, "/account/register", allowed, body: body).status == 303)
  }

  @Test func `fields that a form does not have are ignored`() async throws {
    let visitor = Visitor(server)
    let reply = try await visitor.submit(
      "/account/register",
      [
        "username": "mira", "password": "correct horse", "id": "1", "createdAt": "0", "isAdmin": "true",
        "passwordHash": "$scrypt$", "next": "https://evil.example",
      ]
    )

    #expect(reply["Location"] == "/account")
    #expect(try await Visitor(server).signIn().status == 303)
  }

  @Test(arguments: [
    "https://evil.example", "//evil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "javascript:alert(1)",
    "%2Faccount%0d%0aSet-Cookie:%20a=b", "https:evil.example",
  ])
  func `a sign-in leads to no other site`(next: String) async throws {
    _ = try await Visitor(server).register()
    let visitor = Visitor(server)
    let token = visitor.token(of: try await visitor.get("/account/sign-in"))
    let reply = try await visitor.post(
      "/account/sign-in?next=\(next)",
      ["username": "mira", "password": "correct horse"],
      token: token
    )

    #expect(reply["Location"].map { $0.hasPrefix("/") && !$0.hasPrefix("//") } ?? [400, 404].contains(reply.status))
    #expect(!reply.headers.contains { $0.value.contains("evil") || $0.value.contains("\n") })
  }

  @Test(arguments: ["mira\r\nSet-Cookie: a=b", "<script>alert(1)</script>", "\" onfocus=\"alert(1)", "{{token}}"])
  func `what was entered is text`(username: String) async throws {
    let reply = try await Visitor(server).register(username)

    #expect(reply.status == 422)
    #expect(!reply.text.contains("<script>alert") && !reply.text.contains("\" onfocus"))
    #expect(reply.headers[values: .setCookie].allSatisfy { !$0.contains("a=b") })
  }

  @Test func `of ten thousand guesses ten are checked`() async throws {
    _ = try await Visitor(server).register()
    let guesser = Visitor(server)
    let token = guesser.token(of: try await guesser.get("/account/sign-in"))
    var statuses: [Int: Int] = [:]
    for number in 0..<10_000 {
      let fields = ["username": "mira", "password": "guess \(number)"]
      statuses[try await guesser.post("/account/sign-in", fields, token: token).status, default: 0] += 1
    }

    #expect(statuses == [422: 10, 429: 9_990])
    let reply = try await guesser.signIn()
    #expect(reply["Retry-After"] == "900")
    #expect(reply.text.contains("There were too many attempts."))
  }

  @Test func `a large form is refused`() async throws {
    let visitor = Visitor(server)
    let token = visitor.token(of: try await visitor.get("/account/register")) ?? ""
    let body = "\(FormToken.field)=\(token)&username=mira&password=" + String(repeating: "x", count: 10_000_000)

    #expect(try await visitor.send(.post, "/account/register", body: body).status == 413)
    let declared: HTTPFields = [.contentLength: String(body.utf8.count)]
    #expect(try await visitor.send(.post, "/account/register", declared, body: body).status == 413)
  }

  @Test(arguments: ["", "%", "a=%zz", "=&=&&", "a[b]=1", "username=a&username=b", "\u{0}", "{}", "a=1&a.b=2"])
  func `a body that is no form is refused`(body: String) async throws {
    let visitor = Visitor(server)
    _ = try await visitor.get("/account/register")
    let reply = try await visitor.send(.post, "/account/register", body: body)

    #expect([400, 403].contains(reply.status))
  }

  @Test(arguments: ["application/json", "text/plain", "multipart/form-data; boundary=x", ""])
  func `only what is sent as a form is read as one`(type: String) async throws {
    let visitor = Visitor(server)
    let token = visitor.token(of: try await visitor.get("/account/register")) ?? ""
    let body = Visitor.encode([FormToken.field: token, "username": "mira", "password": "correct horse"])

    #expect(try await visitor.send(.post, "/account/register", [.contentType: type], body: body).status == 400)
    let parameters: HTTPFields = [.contentType: Visitor.formType + ";charset=UTF-8"]
    #expect(try await visitor.send(.post, "/account/register", parameters, body: body).status == 303)
  }

  @Test func `a name with a zero byte is no other name for an account`() async throws {
    _ = try await Visitor(server).register()
    let guesser = Visitor(server)
    for number in 0..<11 {
      #expect(try await guesser.signIn("mira\u{0}\(number)").status == 422)
    }
    #expect(try await guesser.get("/account").status == 303)
  }

  @Test func `no log and no page has a password or a token`() async throws {
    let log = InMemoryLogHandler()
    var server = server
    server.logger = Logger(label: "test") { _ in log }
    server.logger.logLevel = .trace
    let visitor = Visitor(server)
    var pages = [try await visitor.register("mira", "Tr0ub4dor&3"), try await visitor.get("/account")]
    let session = try #require(await visitor.cookies[Visitor.session])
    pages.append(try await visitor.submit("/account/change-password", ["currentPassword": "Tr0ub4dor&3x"]))
    pages.append(try await visitor.send(.post, "/account/delete", body: "currentPassword=Tr0ub4dor%263&%zz"))
    let printed = log.entries.map { "\($0.message) \($0.metadata) \(String(describing: $0.error))" }

    #expect(printed.contains { $0.contains("/account") })
    for text in printed + pages.map(\.text) {
      #expect(!text.contains("Tr0ub4dor") && !text.contains(session))
    }
  }

  @Test func `behind https, cookies are secure and tied to the host`() async throws {
    var settings = ServerSettings.patient
    settings.publicAddress = URL(string: "https://shop.example")
    let server = try TestServer(ServerApplication.withAccounts(in: folder, settings))
    let visitor = Visitor(server)
    let reply = try await visitor.register()
    let line = try #require(reply.headers[values: .setCookie].first)

    #expect(line.hasPrefix("__Host-session="))
    for attribute in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
      #expect(line.components(separatedBy: "; ").contains(attribute))
    }
    #expect(!line.contains("Domain"))
    #expect(await visitor.cookies.keys.sorted() == ["__Host-form", "__Host-session"])
    let body = Visitor.encode([FormToken.field: visitor.token(of: try await visitor.get("/account")) ?? ""])
    let other: HTTPFields = [.origin: "https://shop.example:444"]
    #expect(try await visitor.send(.post, "/account/sign-out", other, body: body).status == 403)
    #expect(
      try await visitor.send(.post, "/account/sign-out", [.origin: "https://shop.example"], body: body).status == 303
    )
  }

  @Test func `a page with a token is not compressed`() async throws {
    let reply = try await Visitor(server).send(.get, "/account/register", [.acceptEncoding: "gzip"])
    #expect(reply["Content-Encoding"] == nil && reply.bytes.count > 1_024)
  }
}
