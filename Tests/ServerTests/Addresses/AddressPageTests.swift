import Domain
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct AddressPageTests {
  private let folder: TemporaryFolder
  private let server: TestServer
  private let visitor: Visitor
  private let entries = [Address].fixtures.map { AddressFeature.entries(of: $0.values) }

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
    visitor = Visitor(server)
  }

  @Test func `adds, changes and deletes an item`() async throws {
    _ = try await visitor.register()
    let ids = try await server.references(of: AddressFeature.self, in: folder)
    let entries = entries.map { $0.merging(ids) { $1 } }
    let page = try #require(try await visitor.fill("/addresses/new", entries[1])["Location"])
    #expect(try await visitor.get(page).text.contains("<h1>Office</h1>"))
    #expect(try await visitor.get("/addresses").text.contains("<a href=\"\(page)\">"))

    #expect(try await visitor.fill("\(page)/edit", entries[2])["Location"] == page)
    #expect(try await visitor.get(page).text.contains("<h1>Parents</h1>"))

    #expect(try await visitor.fill("\(page)/delete")["Location"] == "/addresses")
    #expect(try await visitor.get(page).status == 404)
  }

  @Test func `shows a problem beside its field`() async throws {
    _ = try await visitor.register()
    let reply = try await visitor.fill("/addresses/new", entries[1].merging(["recipient": ""]) { $1 })

    #expect(reply.status == 422)
    #expect(reply.text.contains("<p class=\"error\" id=\"recipient-error\">Fill in this field.</p>"))
  }
}
