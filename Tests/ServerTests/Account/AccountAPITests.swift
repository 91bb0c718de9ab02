import Composition
import Domain
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// The API of accounts, in DummyJSON's form.
@Suite(.timeLimit(.minutes(10)))
struct AccountAPITests {
  private let folder: TemporaryFolder
  private let server: TestServer
  private let program: Program

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
    program = Program(server)
  }

  @Test func `signing up and in, tokens, and who am I`() async throws {
    let registered = try await program.register()
    #expect(registered.status == 201)
    let signedIn = try await program.post("login", ["username": "MIRA", "password": "correct horse"])
    let tokens = try await program.post("refresh", ["refreshToken": signedIn.string("refreshToken")])
    let me = try await program.get("me", tokens.string("accessToken"))

    #expect(try signedIn.keys == ["accessToken", "createdAt", "id", "refreshToken", "username"])
    #expect(try tokens.keys == ["accessToken", "refreshToken"])
    #expect(try me.keys == ["createdAt", "id", "username"])
    #expect(try me.string("username") == "mira")
    #expect(try me.string("id") == registered.string("id"))
    for reply in [registered, signedIn, tokens, me] {
      #expect(reply["Cache-Control"] == "no-store")
      #expect(reply["Content-Type"] == "application/json")
      #expect(reply["Set-Cookie"] == nil && reply["ETag"] == nil)
    }
  }

  @Test func `signing out ends the session`() async throws {
    let signedIn = try await program.register()
    let tokens = try ["refreshToken": signedIn.string("refreshToken")]

    #expect(try await program.post("logout", tokens).status == 204)
    #expect(try await program.get("me", signedIn.string("accessToken")).status == 401)
    #expect(try await program.post("refresh", tokens).status == 401)
    #expect(try await program.post("logout", tokens).status == 204)
    #expect(try await program.post("logout", [:]).status == 422)
  }

  @Test func `a new password ends all sessions, those of pages too, and begins one`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    let signedIn = try await program.post("login", ["username": "mira", "password": "correct horse"])
    let fields = ["currentPassword": "correct horse", "newPassword": "battery staple"]
    let changed = try await program.post("password", fields, signedIn.string("accessToken"))

    #expect(changed.status == 200)
    #expect(try await program.get("me", changed.string("accessToken")).status == 200)
    #expect(try await program.get("me", signedIn.string("accessToken")).status == 401)
    #expect(try await visitor.get("/account").status == 303)
  }

  @Test func `a new password on a page ends the sessions of programs`() async throws {
    let signedIn = try await program.register()
    let visitor = Visitor(server)
    _ = try await visitor.signIn()
    let fields = ["currentPassword": "correct horse", "newPassword": "battery staple"]
    #expect(try await visitor.submit("/account/change-password", fields).status == 303)

    #expect(try await program.get("me", signedIn.string("accessToken")).status == 401)
    #expect(try await program.post("refresh", ["refreshToken": signedIn.string("refreshToken")]).status == 401)
  }

  @Test func `a deleted account is gone`() async throws {
    let token = try await program.register().string("accessToken")
    #expect(try await program.post("delete", ["currentPassword": "wrong"], token).status == 422)
    #expect(try await program.post("delete", ["currentPassword": "correct horse"], token).status == 204)

    #expect(try await program.get("me", token).status == 401)
    #expect(try await program.post("login", ["username": "mira", "password": "correct horse"]).status == 422)
  }

  /// A letter with an accent is one character or two, as the keyboard has it.
  @Test func `a password is the same from every keyboard`() async throws {
    let (composed, decomposed) = ("caf\u{E9} horse", "cafe\u{301} horse")
    let program = Program(server)
    #expect(try await program.register("mira", decomposed).status == 201)
    #expect(try await program.post("login", ["username": "mira", "password": composed]).status == 200)
    let session = try await program.post("login", ["username": "mira", "password": decomposed])
    let change = ["currentPassword": decomposed, "newPassword": "new \(decomposed)"]
    let changed = try await program.post("password", change, session.string("accessToken"))
    #expect(changed.status == 200)
    #expect(try await program.post("login", ["username": "mira", "password": "new \(composed)"]).status == 200)
    let deletion = ["currentPassword": "new \(decomposed)"]
    #expect(try await program.post("delete", deletion, changed.string("accessToken")).status == 204)
  }

  @Test func `problems name their fields, in the reader's language`() async throws {
    let reply = try await program.post("register", ["username": "m!", "password": "short"])
    #expect(reply.status == 422)
    #expect(reply["Content-Type"] == "application/problem+json")
    let problem = try reply.json()
    #expect(problem["code"]?.string == "invalid")
    let errors = problem["errors"]?.array ?? []
    #expect(errors.map { $0["pointer"]?.string } == ["#/username", "#/password"])
    #expect(errors.map { $0["code"]?.string } == ["tooShort", "tooShort"])
    #expect(errors.map { $0["limit"]?.number } == [3, 8])
    #expect(errors.allSatisfy { $0["detail"]?.string?.isEmpty == false })

    let german = try await program.post("register", ["username": "m!"], language: "de")
    #expect(german["Content-Language"] == "de")
    #expect(try german.json()["errors"]?.array.map { $0["detail"]?.string } != errors.map { $0["detail"]?.string })
    _ = try await program.register()
    let taken = try await program.register()
    #expect(try taken.json()["errors"]?.array.map { $0["code"]?.string } == ["taken"])
  }

  @Test(arguments: AccountAPI.Action.allCases)
  func `an empty object is no request, and another method is not allowed`(action: AccountAPI.Action) async throws {
    let path = "/" + action.path
    for method in [HTTPRequest.Method.get, .post, .put, .delete, .patch] where method != action.method {
      let reply = try await server.send(method, path, [.contentType: "application/json"], body: "{}")
      #expect(reply.status == 405, "\(method)")
      #expect(reply["Allow"] == (action == .me ? "GET, HEAD" : "POST"))
    }
    guard action.method == .post else { return }
    let reply = try await program.post(action.rawValue, [:])
    #expect(reply.status == (action.needsPerson ? 401 : 422))
  }

  @Test func `what needs a person says how to send a token`() async throws {
    let reply = try await server.get("/api/auth/me")
    #expect(reply.status == 401)
    #expect(reply["WWW-Authenticate"] == "Bearer")
    #expect(try reply.json()["code"]?.string == "signInRequired")
    let fields = ["currentPassword": "correct horse", "newPassword": "battery staple"]
    for action in ["password", "delete"] {
      #expect(try await program.post(action, fields).status == 401)
    }
  }

  @Test(arguments: ["", "{", "[]", "null", "\"x\"", #"{"username":1}"#, "username=mira&password=x", "\u{0}"])
  func `a body that is no such object is refused`(body: String) async throws {
    let reply = try await server.send(.post, "/api/auth/login", [.contentType: "application/json"], body: body)
    #expect((400..<500).contains(reply.status))
    #expect(reply["Content-Type"] == "application/problem+json")
  }

  @Test(arguments: ["application/x-www-form-urlencoded", "text/plain", "application/jsonp", ""])
  func `only what is sent as JSON is read`(type: String) async throws {
    let body = #"{"username":"mira","password":"correct horse"}"#
    #expect(try await server.send(.post, "/api/auth/register", [.contentType: type], body: body).status == 400)
    let parameters: HTTPFields = [.contentType: "Application/JSON; charset=utf-8"]
    #expect(try await server.send(.post, "/api/auth/register", parameters, body: body).status == 201)
  }

  @Test func `other fields, as DummyJSON's, are ignored`() async throws {
    let body = #"{"username":"mira","password":"correct horse","expiresInMins":30,"id":"1","isAdmin":true}"#
    let reply = try await server.send(.post, "/api/auth/register", [.contentType: "application/json"], body: body)
    #expect(reply.status == 201)
    #expect(try reply.string("id") != "1")
  }

  @Test func `made-up accounts have an API too`() async throws {
    let program = Program(try TestServer())
    let signedIn = try await program.register()
    let tokens = try await program.post("refresh", ["refreshToken": signedIn.string("refreshToken")])
    #expect(try await program.get("me", tokens.string("accessToken")).string("username") == "mira")
  }

  @Test func `a server in front of another one has no accounts`() async throws {
    var settings = ServerSettings.patient
    settings.source = try #require(Configuration.Source("https://shop.example"))
    let server = try TestServer(ServerApplication(settings))
    #expect(try await server.get("/api/auth/me").status == 404)
    #expect(try await Program(server).register().status == 405)
  }
}
