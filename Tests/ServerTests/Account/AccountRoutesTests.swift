import Composition
import Foundation
import HTTPTypes
import Presentation
import TestSupport
import Testing

@testable import Server

/// Accounts as a browser without scripts uses them.
@Suite(.timeLimit(.minutes(10)))
struct AccountRoutesTests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  @Test func `registers, and leads to the account`() async throws {
    let visitor = Visitor(server)
    let reply = try await visitor.register()
    #expect(reply.status == 303)
    #expect(reply["Location"] == "/account")

    let page = try await visitor.get("/account")
    #expect(page.status == 200)
    #expect(page.text.contains("<h1>mira</h1>"))
    #expect(page["Cache-Control"] == "no-store")
  }

  @Test func `a page that needs a person leads to the sign-in, and back`() async throws {
    _ = try await Visitor(server).register()
    let visitor = Visitor(server)
    let reply = try await visitor.get("/account/change-password?lang=de")
    #expect(reply.status == 303)
    let location = try #require(reply["Location"])
    #expect(location == "/account/sign-in?next=%2Faccount%2Fchange-password&lang=de")

    let signedIn = try await visitor.submit(location, ["username": "mira", "password": "correct horse"])
    #expect(signedIn["Location"] == "/account/change-password?lang=de")
    #expect(try await visitor.get("/account/change-password?lang=de").text.contains("Passwort ändern"))
  }

  @Test func `shows each problem beside its field, and keeps all but the password`() async throws {
    let reply = try await Visitor(server).register("mi ra", "shorty!")

    #expect(reply.status == 422)
    #expect(reply.text.contains("value=\"mi ra\""))
    #expect(!reply.text.contains("shorty!"))
    for (field, message) in [
      ("username", "Use letters from a to z, digits, “.”, “-” and “_” only."),
      ("password", "Use at least 8 characters."),
    ] {
      #expect(reply.text.contains("<p class=\"error\" id=\"\(field)-error\">\(message)</p>"))
      #expect(reply.text.contains("aria-describedby=\"\(field)-hint \(field)-error\""))
    }
    #expect(reply.text.components(separatedBy: "aria-invalid=\"true\"").count == 3)
  }

  @Test func `signs out, and in on another device`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    let out = try await visitor.post(
      "/account/sign-out",
      [:],
      token: visitor.token(of: visitor.get("/account"))
    )
    #expect(out["Location"] == RouteCodec.path(for: .home))
    #expect(try await visitor.get("/account").status == 303)

    let other = Visitor(server)
    #expect(try await other.signIn().status == 303)
    #expect(try await other.get("/account").text.contains("<h1>mira</h1>"))
  }

  @Test func `changes the password, which ends other sessions`() async throws {
    let (visitor, other) = (Visitor(server), Visitor(server))
    _ = try await visitor.register()
    _ = try await other.signIn()
    let wrong = try await visitor.submit(
      "/account/change-password",
      ["currentPassword": "wrong", "newPassword": "battery staple"]
    )
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("This is not your password."))
    let right = try await visitor.submit(
      "/account/change-password",
      ["currentPassword": "correct horse", "newPassword": "battery staple"]
    )

    #expect(right["Location"] == "/account")
    #expect(try await visitor.get("/account").status == 200)
    #expect(try await other.get("/account").status == 303)
    #expect(try await other.signIn().status == 422)
    #expect(try await other.signIn("mira", "battery staple").status == 303)
  }

  @Test func `deletes the account`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    #expect(try await visitor.get("/account/delete").text.contains("class=\"destructive\""))
    let reply = try await visitor.submit("/account/delete", ["currentPassword": "correct horse"])

    #expect(reply["Location"] == RouteCodec.path(for: .home))
    #expect(await visitor.cookies[Visitor.session] == nil)
    #expect(try await visitor.signIn().status == 422)
    #expect(try await visitor.register().status == 303)
  }

  @Test func `a form that is too old leads to a new one`() async throws {
    let reply = try await Visitor(server).post("/account/sign-in?lang=de", [:], token: "00")

    #expect(reply.status == 403)
    #expect(reply.text.contains("<a class=\"button\" href=\"/account/sign-in?lang=de\""))
  }

  @Test func `other methods are told which there are`() async throws {
    #expect(try await server.send(.put, "/account/sign-in")["Allow"] == "GET, HEAD, POST")
    #expect(try await server.send(.put, "/account")["Allow"] == "GET, HEAD")
  }

  @Test func `a session's cookie lasts as long as the session, with each use`() async throws {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    let session = try #require(await visitor.cookies[Visitor.session])
    let page = try await visitor.get("/account")

    let line = page.headers[values: .setCookie].first { $0.hasPrefix(Visitor.session) }
    #expect(line?.hasPrefix("\(Visitor.session)=\(session); ") == true)
    #expect(line?.contains("Max-Age=2592000") == true)
    for value in ["\"", "a b", "é"] {
      #expect(try await Visitor(server, cookies: [Visitor.session: value]).get("/account").status == 303)
    }
  }

  @Test func `every page leads to the account`() async throws {
    let page = try await server.get("/")
    #expect(page.text.contains("<a href=\"/account\">Account</a>"))
    #expect(page.headers[values: .setCookie].isEmpty)
  }

  @Test func `a server of a remote source has no accounts`() async throws {
    var settings = ServerSettings.patient
    settings.source = try #require(.init("http://127.0.0.1:1/api"))
    let server = try TestServer(ServerApplication(settings))

    #expect(try await server.get("/account").status == 404)
    #expect(try await server.get("/nowhere").text.contains("/account") == false)
  }

  @Test func `a database that cannot be used is an error of the server that names no file`() async throws {
    try folder.write("no database", to: "storefront.sqlite")
    let visitor = Visitor(server)
    let reply = try await visitor.signIn()

    #expect(reply.status == 500)
    #expect(!reply.text.contains(folder.path("storefront.sqlite")))
  }
}
