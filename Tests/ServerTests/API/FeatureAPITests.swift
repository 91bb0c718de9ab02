import Composition
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// The API of every feature.
@Suite(.timeLimit(.minutes(10))) struct FeatureAPITests {
  private static let addresses = APIDescription.paths.compactMap { APIExamples.responses(of: $0).first }

  private let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test(arguments: AnyFeature.all, ["1", "2", "3"])
  func `an item is the document of its feature`(feature: AnyFeature, id: String) async throws {
    let api = try #require(DIContainer.mock().api(of: feature.name))

    let reply = try await server.get("/api/\(feature.name)/\(id)")

    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == "application/json")
    #expect(try await Data(reply.bytes) == api.item(id: id, Localization()).data())
  }

  @Test(arguments: AnyFeature.all)
  func `an identifier may contain any character`(feature: AnyFeature) async throws {
    let route = feature.type.hostileItem
    let id = try #require(route.itemID)
    let server = try TestServer(MockSettings(items: .hostile))

    let item = try await server.get("/api" + RouteCodec.path(for: route)).json()

    #expect(item["id"] == .string(id) || item["id"] == Double(id).map(JSONValue.number))
    #expect(item["link"] == .string(RouteCodec.link(to: route)))
  }

  @Test(arguments: addresses)
  func `a document has a tag, and is sent to clients without it only`(_ address: String) async throws {
    let first = try await server.get("/api" + address)
    let tag = try #require(first["ETag"])

    let head = try await server.send(.head, "/api" + address)
    let again = try await server.get("/api" + address, [.ifNoneMatch: tag])

    #expect((head.status, again.status) == (200, 304))
    #expect(head.bytes.isEmpty && again.bytes.isEmpty)
    for reply in [first, head, again] {
      #expect(reply["ETag"] == tag)
      #expect(reply["Cache-Control"] == "no-cache")
    }
    #expect(try await server.get("/api" + address, [.ifNoneMatch: "\"other\""]).bytes == first.bytes)
  }

  @Test(arguments: AnyFeature.all)
  func `old data says how old it is`(feature: AnyFeature) async throws {
    let stale = MockSettings(freshness: .stale(since: Date.now.addingTimeInterval(-3_600)))

    let reply = try await TestServer(stale).get("/api/\(feature.name)/1")

    #expect((3_600...3_900).contains(try #require(reply["Age"].flatMap { Int($0) })))
    #expect(try reply.json()["notice"]?.string != nil)
    #expect(try await server.get("/api/\(feature.name)/1")["Age"] == nil)
  }

  private static let plain = AnyFeature.all.filter { APIDialect.of($0.type).lists.first?.search == "keyword" }

  @Test(arguments: plain)
  func `a feature without a dialect has pages and a keyword`(feature: AnyFeature) async throws {
    let words = feature.type.keyword.replacing(" ", with: "+")
    let server = try TestServer(MockSettings(items: .many(25)))
    for (query, count, total) in [
      ("", 20, 25), ("?pageSize=20&page=1&keyword=", 20, 25), ("?pageSize=10&page=3", 5, 25), ("?page=3", 0, 25),
      ("?page=1000000000", 0, 25), ("?pageSize=100", 25, 25), ("?keyword=zeppelin", 0, 0),
      ("?keyword=zeppelin&page=2", 0, 0),
    ] {
      let list = try await server.get("/api/\(feature.name)\(query)").json()
      #expect(list["limit"]?.number == Double(count), "\(query)")
      #expect(list["total"]?.number == Double(total), "\(query)")
    }
    let found = try await TestServer().get("/api/\(feature.name)?keyword=\(words)").json()["total"]?.number
    #expect(found.map { (1...2).contains($0) } == true)
  }
}
