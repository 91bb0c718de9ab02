import Composition
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Server

/// Items as a browser without scripts uses them, and as another person tries to.
@Suite(.timeLimit(.minutes(10)))
struct EditablePageTests {
  private let folder: TemporaryFolder
  private let server: TestServer

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
  }

  private func visitor(_ name: String = "mira") async throws -> Visitor {
    let visitor = Visitor(server)
    _ = try await visitor.register(name)
    return visitor
  }

  private func create(_ visitor: Visitor, _ fields: [String: String] = [:]) async throws -> String {
    let reply = try await visitor.fill("/addresses/new", AddressFields.right.merging(fields) { $1 })
    return try #require(reply["Location"])
  }

  @Test func `adds, changes and deletes an address`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    #expect(try await visitor.get(address).text.contains("<dd>Lane 4</dd>"))
    #expect(try await visitor.get("/addresses").text.contains("<a href=\"\(address)\">"))

    let changed = try await visitor.fill("\(address)/edit", AddressFields.right.merging(["city": "Kiel"]) { $1 })
    #expect(changed.status == 303)
    #expect(changed["Location"] == address)
    #expect(try await visitor.get(address).text.contains("<dd>Kiel</dd>"))

    #expect(try await visitor.fill("\(address)/delete")["Location"] == "/addresses")
    #expect(try await visitor.get(address).status == 404)
    #expect(try await visitor.get("/addresses").text.contains("You have no addresses yet."))
  }

  @Test func `shows each problem beside its field, and keeps what was entered`() async throws {
    let reply = try await visitor().fill(
      "/addresses/new",
      AddressFields.right.merging(["street": "", "postalCode": "1"]) { $1 }
    )

    #expect(reply.status == 422)
    #expect(reply.text.contains("<p class=\"error\" id=\"street-error\">Fill in this field.</p>"))
    #expect(reply.text.contains("id=\"postalCode-error\""))
    #expect(reply.text.contains("value=\"Hamburg\""))
    #expect(reply.text.contains("<option value=\"DE\" selected>"))
  }

  @Test(arguments: [("", "<title>Error: Add an address –"), ("?lang=de", "<title>Fehler: Adresse hinzufügen –")])
  func `the title of a page with problems says so`(query: String, title: String) async throws {
    let reply = try await visitor().fill("/addresses/new\(query)", ["recipient": "Mira"])

    #expect(reply.text.contains(title))
    #expect(reply.text.contains(title.replacing(/.*: (.*) –/) { "<h1>\($0.output.1)</h1>" }))
    #expect(try await !visitor("noah").get("/addresses/new\(query)").text.contains(title))
  }

  @Test func `what is gone says so, and leads on`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    let (deletion, edit) = (try await visitor.get("\(address)/delete"), try await visitor.get("\(address)/edit"))
    _ = try await visitor.fill("\(address)/delete")
    let id = address.split(separator: "/").last ?? ""
    for reply in [
      try await visitor.post("\(address)/delete", ["version": "1"], token: visitor.token(of: deletion)),
      try await visitor.post("\(address)/edit", AddressFields.right, token: visitor.token(of: edit)),
      try await visitor.get("\(address)/edit"),
    ] {
      #expect(reply.status == 404)
      #expect(reply.text.contains("There is no address \(id). It may have been deleted."))
      #expect(reply.text.contains("<a href=\"/addresses\">Back to the addresses</a>"))
      #expect(!reply.text.contains("<form class=\"form\""))
    }
  }

  @Test func `a form that is sent twice adds one address`() async throws {
    let visitor = try await visitor()
    let page = try await visitor.get("/addresses/new")
    let fields = AddressFields.right.merging(["key": Visitor.hidden("key", in: page) ?? ""]) { $1 }
    let replies = [
      try await visitor.post("/addresses/new", fields, token: visitor.token(of: page)),
      try await visitor.post("/addresses/new", fields, token: visitor.token(of: page)),
    ]

    #expect(replies[0]["Location"] == replies[1]["Location"])
    #expect(try await visitor.get("/addresses").text.contains("<p class=\"summary\">1 address"))
  }

  @Test func `a change of an old version shows both, and can be sent again`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    let old = try await visitor.get("\(address)/edit")
    _ = try await visitor.fill("\(address)/edit", AddressFields.right.merging(["city": "Kiel"]) { $1 })
    let mine = AddressFields.right.merging(["city": "Bremen", "version": "1"]) { $1 }
    let conflict = try await visitor.post("\(address)/edit", mine, token: visitor.token(of: old))

    #expect(conflict.status == 409)
    #expect(conflict.text.contains("value=\"Bremen\""))
    #expect(conflict.text.contains("<p class=\"hint\" id=\"city-stored\">Stored now: Kiel</p>"))
    #expect(Visitor.hidden("version", in: conflict) == "2")
    let again = mine.merging(["version": "2"]) { $1 }
    #expect(try await visitor.post("\(address)/edit", again, token: visitor.token(of: conflict)).status == 303)
    #expect(try await visitor.get(address).text.contains("<dd>Bremen</dd>"))
  }

  @Test func `a form without its version is one of an old version`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    let token = try await visitor.token(of: visitor.get("\(address)/edit"))
    let changed = AddressFields.right.merging(["city": "Kiel"]) { $1 }

    #expect(try await visitor.post("\(address)/edit", changed, token: token).status == 409)
    #expect(try await visitor.post("\(address)/delete", [:], token: token).status == 409)
    #expect(try await visitor.get(address).text.contains("<dd>Hamburg</dd>"))
    let added = try await visitor.post("/addresses/new", changed, token: token)
    let location = try #require(added["Location"])
    #expect(location != address)
    #expect(try await visitor.get(location).text.contains("<dd>Kiel</dd>"))
  }

  @Test func `one address is the default, and a toggle that is off is sent by no browser`() async throws {
    let visitor = try await visitor()
    let first = try await create(visitor)
    let second = try await create(visitor, ["recipient": "Noah", "isDefault": "true"])
    #expect(try await visitor.get(first).text.contains("<dt>Default address</dt><dd>no</dd>"))

    _ = try await visitor.fill("\(second)/edit", AddressFields.right)
    #expect(try await visitor.get(first).text.contains("<dt>Default address</dt><dd>yes</dd>"))
  }

  @Test func `another person's address is not found, whatever is asked`() async throws {
    let address = try await create(visitor())
    let other = try await visitor("noah")
    let unknown = try await other.get("/addresses/nothing")
    for path in ["", "/edit", "/delete"] {
      let reply = try await other.get(address + path)
      #expect(reply.status == 404)
      #expect(!reply.text.contains("Lane 4"))
    }
    let token = try await other.token(of: other.get("/addresses/new"))
    for path in ["/edit", "/delete"] {
      let fields = AddressFields.right.merging(["version": "1"]) { $1 }
      #expect(try await other.post(address + path, fields, token: token).status == 404)
    }
    #expect(unknown.status == 404)
    #expect(try await !other.get("/addresses").text.contains("Lane 4"))
  }

  @Test func `without a session everything leads to the sign-in, and back`() async throws {
    let address = try await create(visitor())
    let stranger = Visitor(server)
    for path in ["/addresses", "/addresses/new", address, "\(address)/edit", "\(address)/delete"] {
      let reply = try await stranger.get(path)
      #expect(reply.status == 303)
      let next = path.replacing("/", with: "%2F")
      #expect(reply["Location"] == "/account/sign-in?next=\(next)")
    }
  }

  @Test func `refuses a form without the token of its session`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    let other = try await self.visitor("noah")
    let foreign = try await other.token(of: other.get("/addresses/new"))
    for token in [nil, "", "x", foreign] {
      #expect(try await visitor.post("\(address)/delete", ["version": "1"], token: token).status == 403)
    }
    #expect(try await visitor.get(address).status == 200)
  }

  @Test func `takes no field that the form does not have`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor, ["id": "chosen", "owner": "noah", "version": "99"])

    #expect(address != "/addresses/chosen")
    #expect(Visitor.hidden("version", in: try await visitor.get("\(address)/edit")) == "1")
  }

  @Test func `pages of a person are kept by no cache`() async throws {
    let visitor = try await visitor()
    let address = try await create(visitor)
    for path in ["/addresses", address, "/addresses/new"] {
      #expect(try await visitor.get(path)["Cache-Control"] == "no-store")
    }
  }
}
