import Domain
import Foundation
import Mocks
import Testing

struct ProductUseCaseMoreTests {
  private static let query = ProductQuery(page: PageRequest(size: 20))

  @Test
  func `more pages follow until the last`() async throws {
    let useCase = DefaultProductUseCase(repository: MockProductRepository(products: .fixtures(count: 45)))
    var listing = try await useCase.listing(matching: Self.query, policy: .useCache)
    var counts = [listing.items.count]

    while listing.hasMore {
      listing = try await useCase.more(of: listing, matching: Self.query, policy: .useCache)
      counts.append(listing.items.count)
    }

    #expect(counts == [20, 40, 45])
    #expect(listing.items == .fixtures(count: 45))
  }

  @Test
  func `at the last page the repository is not asked`() async throws {
    let repository = RecordingProductRepository()
    let useCase = DefaultProductUseCase(repository: repository)
    let listing = try await useCase.listing(matching: Self.query, policy: .useCache)

    let same = try await useCase.more(of: listing, matching: Self.query, policy: .useCache)

    #expect(same == listing)
    #expect(await repository.queries == [Self.query])
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `the next page has the listing's size, text and category`(policy: FetchPolicy) async throws {
    let repository = RecordingProductRepository(MockProductRepository(products: .fixtures(count: 45)))
    let useCase = DefaultProductUseCase(repository: repository)
    let query = ProductQuery(
      text: SearchText("lamp"),
      categoryID: "lighting",
      page: PageRequest(number: 2, size: 7)
    )

    let listing = try await useCase.listing(matching: query, policy: .useCache)
    _ = try await useCase.more(of: listing, matching: query, policy: policy)

    #expect(await repository.queries == [query, query.with(page: PageRequest(number: 3, size: 7))])
    #expect(await repository.policies == [.useCache, policy])
  }

  @Test
  func `products that moved to the next page meanwhile are not listed twice`() async throws {
    let before = DefaultProductUseCase(repository: MockProductRepository(products: .fixtures(count: 45)))
    let moved = [.fixture(id: 100)] + [Product].fixtures(count: 45)
    let after = DefaultProductUseCase(repository: MockProductRepository(products: moved))

    let listing = try await before.listing(matching: Self.query, policy: .useCache)
    let more = try await after.more(of: listing, matching: Self.query, policy: .useCache)

    #expect(more.items.map(\.id) == Array(1...39))
    #expect(more.total == .exactly(46))
  }

  @Test
  func `one stale page makes the listing stale`() async throws {
    let since = Date(timeIntervalSince1970: 1_000)
    let query = ProductQuery(page: PageRequest(size: 2))
    let online = DefaultProductUseCase(repository: MockProductRepository())
    let offline = DefaultProductUseCase(repository: StaleProductRepository(since: since))

    let listing = try await online.listing(matching: query, policy: .useCache)
    let more = try await offline.more(of: listing, matching: query, policy: .useCache)

    #expect(listing.freshness == .fresh)
    #expect(more.freshness == .stale(since: since))
  }

  @Test
  func `a failure is thrown, and the listing can be continued afterwards`() async throws {
    let working = DefaultProductUseCase(repository: MockProductRepository(products: .fixtures(count: 30)))
    let failing = DefaultProductUseCase(
      repository: MockProductRepository(behaviour: MockBehaviour(throwError: .timedOut))
    )
    let listing = try await working.listing(matching: Self.query, policy: .useCache)

    await #expect(throws: DomainError.timedOut) {
      try await failing.more(of: listing, matching: Self.query, policy: .useCache)
    }

    let more = try await working.more(of: listing, matching: Self.query, policy: .useCache)
    #expect(more.items.count == 30)
  }
}
