import Domain
import Foundation
import Mocks
import Testing

/// What ``PickupPointRepository`` promises, for everything that implements it.
@Suite(.serialized)
struct PickupPointRepositoryContract {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(arguments: Implementation.allCases, [4, 20, 45, 100])
  func `pages run in the order of names`(implementation: Implementation, size: Int) async throws {
    let inOrder = [PickupPoint].fixtures(count: 45)
    let repository = try await factory.pickupPoints(implementation, inOrder.reversed())

    for keyword in ["", "entry"] {
      var found: [PickupPoint] = []
      var request = PageRequest(size: size)
      var hasMore = true
      while hasMore {
        let query = PickupPointQuery(keyword: SearchText(keyword), page: request)
        let page = try await repository.pickupPoints(matching: query, policy: .useCache).value
        #expect(page.request == request)
        #expect(page.total == .exactly(45))
        found += page.items
        hasMore = page.hasMore
        request = request.next
      }
      #expect(found == inOrder)
    }
  }

  @Test(arguments: Implementation.allCases, [4, PageRequest.maximumNumber])
  func `a page behind the end is empty, and knows the total`(implementation: Implementation, number: Int) async throws {
    let repository = try await factory.pickupPoints(implementation, .fixtures(count: 45))

    for keyword in ["", "entry"] {
      let page = try await repository.page(keyword, number: number)
      #expect(page.items.isEmpty)
      #expect(page.total == .exactly(45))
      #expect(!page.hasMore)
    }
  }

  @Test(
    arguments: Implementation.allCases,
    [
      ("", ["1", "2", "3"]), ("alpha", ["1", "2"]), ("ALP", ["1", "2"]), ("gamma", ["3"]), ("alpha café", ["2"]),
      ("cafe alpha", ["2"]), ("alpha gamma", []), ("lpha", []), ("álpha", ["1", "2"]), ("?!", []),
    ]
  )
  func `every word has to begin a word of the name`(
    implementation: Implementation,
    search: (keyword: String, ids: [String])
  ) async throws {
    let names = ["1": "Alpha Beta", "2": "Alpha Café", "3": "Gamma"]
    let items = try names.map { try PickupPoint.fixture(id: $0, placeName: $1) }
    let repository = try await factory.pickupPoints(implementation, items)

    let page = try await repository.page(search.keyword)

    #expect(page.items.map(\.id) == search.ids)
    #expect(page.total == .exactly(search.ids.count))
  }

  @Test(arguments: Implementation.allCases)
  func `no keyword does any harm`(implementation: Implementation) async throws {
    let repository = try await factory.pickupPoints(implementation)

    let finding = try await textsThatFind(HostileTexts.all) { try await repository.page($0) }

    #expect(finding.isEmpty)
    #expect(try await repository.page("Harbour Square").items.map(\.id) == ["1"])
  }

  @Test(arguments: Implementation.allCases)
  func `every field is kept`(implementation: Implementation) async throws {
    let odd = try PickupPoint.odd()
    let items = .fixtures + [odd]
    let repository = try await factory.pickupPoints(implementation, items)

    for item in items {
      #expect(try await repository.pickupPoint(id: item.id, policy: .useCache) == Fetched(item))
      #expect(try await repository.page(item.placeName).items == [item])
    }
  }

  @Test(
    arguments: Implementation.allCases,
    [
      "a b", "a/b", "a//b", "/a", "a/", "a?b=c&d", "a#b", "a%2Fb", "100%", "a+b", "a;b", "ä", "日本", "🍞", "'; --", "\"",
      "\\", ".", "..", "...", "a..b", "~", "../1", "everything",
    ]
  )
  func `an identifier may hold any character`(implementation: Implementation, id: String) async throws {
    let odd = try PickupPoint.fixture(id: id, placeName: "Odd")
    let repository = try await factory.pickupPoints(implementation, .fixtures + [odd])

    #expect(try await repository.pickupPoint(id: id, policy: .useCache).value == odd)
  }

  @Test(arguments: Implementation.allCases, ["", "4", "a/b", "..", ".", "1/", "/1", "1?", "%31", " 1", "' OR 1=1 --"])
  func `what does not exist is not found`(implementation: Implementation, id: String) async throws {
    let repository = try await factory.pickupPoints(implementation)

    await #expect(throws: DomainError.notFound) { try await repository.pickupPoint(id: id, policy: .useCache) }
  }

  @Test(arguments: Implementation.allCases)
  func `who goes away gets no answer`(implementation: Implementation) async throws {
    let repository = try await factory.pickupPoints(implementation)

    let errors = await errorsWhenCancelled(
      { _ = try await repository.pickupPoints(matching: PickupPointQuery(), policy: .useCache) },
      { _ = try await repository.pickupPoint(id: "1", policy: .useCache) }
    )

    #expect(errors == [.cancelled, .cancelled])
  }
}
