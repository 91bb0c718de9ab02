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

  init() throws {
    folder = try TemporaryFolder()
    server = try TestServer(ServerApplication.withAccounts(in: folder))
    visitor = Visitor(server)
  }

  /// What a person who has just registered enters for items.
  private func entries() async throws -> [[String: String]] {
    _ = try await visitor.register()
    let ids = try await server.references(of: AddressFeature.self, in: folder)
    return [Address].fixtures.map { AddressFeature.entries(of: $0.values).merging(ids) { $1 } }
  }

  @Test func `adds, changes and deletes an item`() async throws {
    let entries = try await entries()
    let page = try #require(try await visitor.fill("/addresses/new", entries[1])["Location"])
    #expect(try await visitor.get(page).text.contains("<h1>Office</h1>"))
    #expect(try await visitor.get("/addresses").text.contains("<a href=\"\(page)\">"))

    #expect(try await visitor.fill("\(page)/edit", entries[2])["Location"] == page)
    #expect(try await visitor.get(page).text.contains("<h1>Parents</h1>"))

    #expect(try await visitor.fill("\(page)/delete")["Location"] == "/addresses")
    #expect(try await visitor.get(page).status == 404)
  }

  @Test func `shows a problem beside its field`() async throws {
    let entries = try await entries()[1].merging(["recipient": ""]) { $1 }
    let reply = try await visitor.fill("/addresses/new", entries)

    #expect(reply.status == 422)
    #expect(reply.text.contains("<p class=\"error\" id=\"recipient-error\">Fill in this field.</p>"))
  }
}
