import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// Forms whose session ends before they are submitted, in a browser without scripts.
@Suite(.timeLimit(.minutes(10)))
struct EditableSessionTests {
  /// How the session ended.
  enum End: CaseIterable, Sendable {
    /// On another device; the browser still has the cookie.
    case onServer

    /// The browser has dropped the cookie.
    case inBrowser
  }

  private static let password = "correct horse"
  private static let sameOrigin: HTTPFields = HTTPField.Name("Sec-Fetch-Site").map { [$0: "same-origin"] } ?? [:]

  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  /// Submits a form whose session has ended since it was opened.
  ///
  /// - Returns: The page, and the browser that has it.
  private func interrupt(
    _ path: String,
    _ entered: [String: String],
    by end: End,
    _ first: Visitor,
    _ headers: HTTPFields = sameOrigin
  ) async throws -> (page: Reply, visitor: Visitor) {
    let form = try await first.get(path)
    var (visitor, fields) = (first, entered)
    fields[FormToken.field] = visitor.token(of: form)
    for name in ["key", "version"] where fields[name] == nil { fields[name] = Visitor.hidden(name, in: form) }
    switch end {
    case .onServer: try await endSessions()
    case .inBrowser: visitor = Visitor(server, cookies: await first.cookies.filter { $0.key != Visitor.session })
    }
    return (try await visitor.send(.post, path, headers, body: Visitor.encode(fields)), visitor)
  }

  /// A change of the password, as it ends all other sessions.
  private func endSessions() async throws {
    let other = Visitor(server)
    _ = try await other.signIn()
    _ = try await other.submit(
      "/account/change-password",
      ["currentPassword": Self.password, "newPassword": Self.password]
    )
  }

  private func registered() async throws -> Visitor {
    let visitor = Visitor(server)
    _ = try await visitor.register()
    return visitor
  }

  /// Submits the sign-in form of a page with all its hidden fields.
  private func signIn(
    _ visitor: Visitor,
    on page: Reply,
    as username: String = "mira",
    password: String = password
  ) async throws -> Reply {
    let action = try #require(page.text.firstMatch(of: /<form class="form" action="([^"]+)"/)).output.1
    let hidden = page.text.matches(of: /type="hidden" name="(kept-[^"]+)" value="([^"]*)"/)
      .map { (String($0.output.1), String($0.output.2).replacing("&lt;", with: "<")) }
    var fields = Dictionary(hidden) { first, _ in first }
    (fields["username"], fields["password"]) = (username, password)
    return try await visitor.post(String(action), fields, token: visitor.token(of: page))
  }

  @Test(arguments: End.allCases)
  func `what was entered is there after signing in, and is saved only then`(end: End) async throws {
    let entered = AddressFields.right.merging(["city": "<Kiel", "isDefault": "true"]) { $1 }
    let (page, visitor) = try await interrupt("/addresses/new", entered, by: end, try await registered())
    #expect(page.status == 403)
    #expect(page.text.contains("action=\"/account/sign-in?next=%2Faddresses%2Fnew\""))
    #expect(page.text.contains("What you entered is kept. Sign in to go on."))

    let wrong = try await signIn(visitor, on: page, password: "wrong horse")
    #expect(wrong.status == 422)
    let form = try await signIn(visitor, on: wrong)
    #expect(form.status == 200)
    #expect(form["Cache-Control"] == "no-store")
    #expect(form.text.contains("action=\"/addresses/new\""))
    for part in ["value=\"&lt;Kiel\"", "<option value=\"DE\" selected>", "value=\"true\" checked"] {
      #expect(form.text.contains(part))
    }
    #expect(!form.text.contains("kept-") && !form.text.contains(Self.password))
    #expect(try await visitor.get("/addresses").text.contains("You have no addresses yet."))

    let key = try #require(Visitor.hidden("key", in: form))
    let fields = entered.merging(["key": key]) { $1 }
    let saved = try await visitor.post("/addresses/new", fields, token: visitor.token(of: form))
    #expect(try await visitor.get(#require(saved["Location"])).text.contains("<dd>&lt;Kiel</dd>"))
  }

  @Test(arguments: End.allCases)
  func `an edit is still one of the version that was shown, and a toggle that was turned off is off`(
    end: End
  ) async throws {
    let visitor = try await registered()
    let isDefault = AddressFields.right.merging(["isDefault": "true"]) { $1 }
    let address = try #require(try await visitor.fill("/addresses/new", isDefault)["Location"])
    let (page, later) = try await interrupt("\(address)/edit", AddressFields.right, by: end, visitor)
    let other = Visitor(server)
    _ = try await other.signIn()
    _ = try await other.fill("\(address)/edit", isDefault.merging(["street": "Ring 1"]) { $1 })

    let form = try await signIn(later, on: page)
    #expect(!form.text.contains(" checked"))
    #expect(Visitor.hidden("version", in: form) == "1")
    let fields = AddressFields.right.merging(["version": "1"]) { $1 }
    let conflict = try await later.post("\(address)/edit", fields, token: later.token(of: form))
    #expect(conflict.status == 409)
    #expect(conflict.text.contains("Stored now: Ring 1"))
  }

  @Test func `what was entered is there after making another account`() async throws {
    let (page, visitor) = try await interrupt(
      "/addresses/new",
      AddressFields.right,
      by: .onServer,
      try await registered()
    )
    let way = try #require(
      page.text.firstMatch(of: /<form action="(\/account\/register[^"]+)" method="post">(.+?)<\/form>/)
    )
    let hidden = way.output.2.matches(of: /name="([^"]+)" value="([^"]*)"/)
      .map { (String($0.output.1), String($0.output.2)) }
    let shown = try await visitor.send(
      .post,
      String(way.output.1),
      Self.sameOrigin,
      body: Visitor.encode(Dictionary(hidden) { first, _ in first })
    )
    #expect(shown.text.contains("<h1>Create an account</h1>") && !shown.text.contains("aria-invalid"))

    let form = try await signIn(visitor, on: shown, as: "noah")
    #expect(form.text.contains("action=\"/addresses/new\"") && form.text.contains("value=\"Hamburg\""))
  }

  @Test func `a password is not kept`() async throws {
    let secrets = ["currentPassword": Self.password, "newPassword": "battery staple"]
    let (page, _) = try await interrupt("/account/change-password", secrets, by: .onServer, try await registered())

    #expect(page.status == 303)
    #expect(page["Location"] == "/account/sign-in?next=%2Faccount%2Fchange-password")
  }

  @Test func `more than any field takes is not kept`() async throws {
    let fields = AddressFields.right.merging(["note": String(repeating: "x", count: 16_384)]) { $1 }
    let (page, _) = try await interrupt("/addresses/new", fields, by: .onServer, try await registered())

    #expect(page.status == 303)
  }

  @Test func `with another session, the form is shown again and says so`() async throws {
    let visitor = try await registered()
    let token = try await visitor.token(of: visitor.get("/addresses/new"))
    _ = try await visitor.signIn()
    var fields = AddressFields.right
    fields[FormToken.field] = token
    let page = try await visitor.send(.post, "/addresses/new", Self.sameOrigin, body: Visitor.encode(fields))

    #expect(page.status == 403)
    #expect(page.text.contains("The page was too old, so nothing was sent."))
    #expect(page.text.contains("value=\"Hamburg\""))
    #expect(try await visitor.get("/addresses").text.contains("You have no addresses yet."))
  }

  @Test func `a sign-in that was not sent says so, and still keeps what was entered`() async throws {
    let (page, visitor) = try await interrupt(
      "/addresses/new",
      AddressFields.right,
      by: .onServer,
      try await registered()
    )
    let fields = ["username": "mira", "password": Self.password, "kept-city": "Hamburg", FormToken.field: "old"]
    let path = "/account/sign-in?next=%2Faddresses%2Fnew"
    let again = try await visitor.send(.post, path, Self.sameOrigin, body: Visitor.encode(fields))

    #expect(page.status == 403)
    #expect(again.status == 403)
    #expect(again.text.contains("The page was too old, so nothing was sent."))
    #expect(again.text.contains("name=\"kept-city\" value=\"Hamburg\""))
    #expect(!again.text.contains(Self.password))
  }

  @Test(arguments: [["Sec-Fetch-Site": "cross-site"], ["Origin": "https://evil.example"], [:]])
  func `what another site may have sent is not kept`(headers: [String: String]) async throws {
    var fields = HTTPFields()
    for (name, value) in headers { fields[try #require(HTTPField.Name(name))] = value }
    let (page, _) = try await interrupt(
      "/addresses/new",
      AddressFields.right,
      by: .inBrowser,
      try await registered(),
      fields
    )

    #expect(page.status == 403)
    #expect(!page.text.contains("Hamburg"))
  }

  @Test func `kept fields are of the form that the sign-in leads to, and of no other`() async throws {
    _ = try await registered()
    let visitor = Visitor(server)
    for next in ["", "?next=%2Faddresses", "?next=%2Faccount%2Fchange-password"] {
      let path = "/account/sign-in\(next)"
      let fields = [
        "username": "mira", "password": Self.password, "kept-city": "Kiel", "kept-newPassword": "chosen one",
      ]
      let reply = try await visitor.post(path, fields, token: visitor.token(of: visitor.get(path)))
      #expect([200, 303].contains(reply.status))
      #expect(!reply.text.contains("Kiel") && !reply.text.contains("chosen one"))
    }
  }
}
