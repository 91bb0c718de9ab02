import Composition
import Data
import Domain
import Foundation
import Mocks
import Testing

@testable import Server

@Suite struct PickupPointAPITests {
  private struct List: Decodable {
    let pickupPoints: [Item]
    let total: Int
  }

  private struct Item: Decodable {
    let id: String
  }

  private let api = APITester()

  @Test func `one is written with all it has`() async throws {
    let reply = try await api.ask("/pickup-points/1")
    let item = try reply.decoded(as: JSONValue.self)

    #expect(reply.status == 200)
    #expect(reply.header("Content-Type") == "application/json")
    #expect(item["id"] == .string("1"))
    #expect(item["placeName"] == .string("Harbour Square"))
    #expect(item["streetAddress"] == .string("Ferry Quay 12"))
    #expect(item["directionHint"] == .string("Beside the lighthouse"))
    #expect(item["lockerCount"] == .number(24))
    #expect(item["floorNumber"] == .number(2))
    #expect(item["mapLatitude"] == .number(53.5436))
    #expect(item["averageRating"] == .number(4.25))
    #expect(item["handlingFee"] == .number(2.75))
    #expect(item["rushFee"] == .number(4.5))
    #expect(item["hasParking"] == .bool(true))
    #expect(item["hasRamp"] == .bool(false))
    #expect(item["openedOn"] == .string("2026-03-01T09:00:00Z"))
    #expect(item["closesOn"] == .string("2027-03-01T09:00:00Z"))
    #expect(item["webPage"] == .string("https://storefront.example/1"))
    #expect(item["mapPage"] == .string("https://storefront.example/1"))
    #expect(item["paymentMethods"] == .array([.string("Coins"), .string("Prepaid card")]))
  }

  @Test func `what is missing is left out`() async throws {
    let item = try await api.ask("/pickup-points/3").decoded(as: JSONValue.self)

    #expect(item["placeName"] == .string("Old Station"))
    #expect(item["directionHint"] == nil)
    #expect(item["floorNumber"] == nil)
    #expect(item["averageRating"] == nil)
    #expect(item["rushFee"] == nil)
    #expect(item["hasRamp"] == nil)
    #expect(item["closesOn"] == nil)
    #expect(item["mapPage"] == nil)
  }

  @Test(arguments: [
    ("/pickup-points", ["1", "2", "3"], 3), ("/pickup-points?pageSize=1", ["1"], 3),
    ("/pickup-points?pageSize=1&page=3", ["3"], 3), ("/pickup-points?pageSize=1&page=4", [], 3),
    ("/pickup-points?page=1000000000", [], 3),
    ("/pickup-points?keyword=zeppelin", [], 0), ("/pickup-points?keyword=zeppelin&page=2", [], 0),
  ])
  func `a page has its items and the total`(_ address: String, _ ids: [String], _ total: Int) async throws {
    let reply = try await api.ask(address)

    #expect(reply.status == 200)
    let answer: List = try reply.decoded()
    #expect(answer.pickupPoints.map(\.id) == ids)
    #expect(answer.total == total)
  }

  @Test func `a keyword may be written as a form writes it`() async throws {
    let keyword = "Mill Lane".replacing(" ", with: "+")

    let answer: List = try await api.ask("/pickup-points?keyword=\(keyword)").decoded()

    #expect(answer.pickupPoints.map(\.id) == ["2"])
    #expect(answer.total == 1)
  }

  @Test(arguments: [
    ("/pickup-points/99", 404, "There is no pickup point 99."),
    ("/pickup-points?page=0", 400, "“0” is no value for “page” in a link."),
    ("/pickup-points?pageSize=101", 400, "“101” is no value for “pageSize” in a link."),
    ("/pickup-points/%zz", 400, "“/api/pickup-points/%zz” is not a link."),
  ])
  func `a refusal is a problem document`(_ address: String, _ status: Int, _ sentence: String) async throws {
    let reply = try await api.ask(address)

    #expect(reply.status == status)
    #expect(reply.header("Content-Type") == "application/problem+json")
    let problem: ProblemReply = try reply.decoded()
    #expect(problem.detail == sentence)
    #expect(problem.status == nil)
  }

  @Test func `what a parameter is by default is what goes without it`() async throws {
    let repository = MockPickupPointRepository(pickupPoints: .fixtures(count: 40))
    let api = APITester(.mock(pickupPointUseCase: DefaultPickupPointUseCase(repository: repository)))

    let plain = try await api.ask("/pickup-points").text
    #expect(try await api.ask("/pickup-points?keyword=&page=1&pageSize=20").text == plain)
    #expect(try await api.ask("/pickup-points?pageSize=19").text != plain)
  }

  @Test(arguments: ["a%20b", "a%2Fb", "100%25", "%C3%A4", "%2E%2E", "a+b", "everything"])
  func `an identifier may hold any character`(_ encoded: String) async throws {
    let id = try #require(encoded.removingPercentEncoding)
    let repository = MockPickupPointRepository(pickupPoints: [try .fixture(id: id)])
    let api = APITester(.mock(pickupPointUseCase: DefaultPickupPointUseCase(repository: repository)))

    let answer: Item = try await api.ask("/pickup-points/" + encoded).decoded()

    #expect(answer.id == id)
  }

  @Test func `the remote repository reads what the embedded one has`() async throws {
    let folder = try APIFolder()
    let path = folder.path("shop.sqlite")
    let embedded = DIContainer.live(Configuration(databasePath: path, isConcurrent: true))
    let local = PickupPointLocalRepository(database: .storefront(at: path))

    try await LiveAPI.serve(embedded) { url async throws in
      let remote = PickupPointRemoteRepository(service: LiveAPI.service(url))
      for keyword in ["", "Mill Lane", "zeppelin", "a+b & 100% \"'; --"] {
        for page in [PageRequest(), PageRequest(number: 2, size: 2), PageRequest(number: 9)] {
          let query = PickupPointQuery(keyword: SearchText(keyword), page: page)
          let expected = try await local.pickupPoints(matching: query, policy: .useCache)
          #expect(try await remote.pickupPoints(matching: query, policy: .useCache) == expected, "\(query)")
        }
      }
      for id in ["1", "2", "3"] {
        let expected = try await local.pickupPoint(id: id, policy: .useCache)
        #expect(try await remote.pickupPoint(id: id, policy: .useCache) == expected)
      }
      for id in ["0", "a/b", "..", ".", "1/", "%31", " 1", "' OR 1=1 --"] {
        await #expect(throws: DomainError.notFound, "\(id)") {
          try await remote.pickupPoint(id: id, policy: .useCache)
        }
      }
    }
  }

  @Test func `storefront prints the same from the API as from the embedded source`() async throws {
    let commands = [
      ["pickup-points"], ["pickup-points", "--page-size", "2", "--page", "2", "--language", "de"],
      ["pickup-points", "Mill Lane", "--json"], ["pickup-points", "--page", "2"], ["pickup-point", "1"],
      ["pickup-point", "3", "--json"], ["pickup-point", "nowhere/else"],
    ]
    let home = try APIFolder()
    let database = home.path("shop.sqlite")
    let embedded = DIContainer.live(Configuration(databasePath: database, isConcurrent: true))

    try await LiveAPI.serve(embedded) { url async throws in
      for command in commands {
        let remote = try await StorefrontRun.run(
          command + ["--source", url.absoluteString, "--timeout", "3600"],
          home: home
        )
        let local = try await StorefrontRun.run(command + ["--database", database], home: home)
        #expect(remote == local, "\(command)")
        #expect(remote.output.isEmpty != remote.error.isEmpty, "\(command)")
      }
    }
  }
}
