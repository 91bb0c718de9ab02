import Domain
import Foundation
import Mocks
import Testing

struct MockProductUseCaseTests {
  private let query = ProductQuery(text: SearchText("no such thing"), categoryID: "toys")

  @Test func `answers with what it was given, whatever the question`() async throws {
    let useCase = MockProductUseCase(products: [.fixture(id: 3), .fixture(id: 1)])

    let listing = try await useCase.listing(matching: query, policy: .useCache)

    #expect(listing.items.map(\.id) == [3, 1])
    #expect(!listing.hasMore)
  }

  @Test func `a larger total means that more can be loaded`() async throws {
    let useCase = MockProductUseCase(products: .fixtures(count: 2), total: 3)
    let query = ProductQuery(page: PageRequest(size: 2))

    let listing = try await useCase.listing(matching: query, policy: .useCache)
    let longer = try await useCase.more(of: listing, matching: query, policy: .useCache)

    #expect(listing.hasMore)
    #expect(longer.lastRequest.number == 2)
    #expect(!longer.hasMore)
  }

  @Test func `knows its products alone`() async throws {
    let useCase = MockProductUseCase(products: [.fixture(id: 3)])

    #expect(try await useCase.product(id: 3, policy: .useCache).value.id == 3)
    await #expect(throws: DomainError.notFound) { try await useCase.product(id: 4, policy: .useCache) }
  }

  @Test func `is as stale as it was told to be`() async throws {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 0))
    let useCase = MockProductUseCase(freshness: stale)

    #expect(try await useCase.listing(matching: query, policy: .useCache).freshness == stale)
    #expect(try await useCase.product(id: 1, policy: .useCache).freshness == stale)
  }

  @Test func `throws its error from every question`() async throws {
    let listing = try await MockProductUseCase().listing(matching: query, policy: .useCache)
    let useCase = MockProductUseCase(behaviour: MockBehaviour(throwError: .offline))

    await #expect(throws: DomainError.offline) { try await useCase.listing(matching: query, policy: .useCache) }
    await #expect(throws: DomainError.offline) {
      try await useCase.more(of: listing, matching: query, policy: .useCache)
    }
    await #expect(throws: DomainError.offline) { try await useCase.product(id: 1, policy: .useCache) }
    await #expect(throws: DomainError.offline) { try await useCase.categories() }
  }
}
