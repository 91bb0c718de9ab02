import Domain
import Foundation
import Mocks
import Testing

struct MockPickupPointUseCaseTests {
  private let query = PickupPointQuery(keyword: SearchText("no such thing"))

  @Test func `answers with what it was given, whatever the question`() async throws {
    let useCase = MockPickupPointUseCase(pickupPoints: [try .fixture(id: "3"), try .fixture(id: "1")])

    let listing = try await useCase.listing(matching: query, policy: .useCache)

    #expect(listing.items.map(\.id) == ["3", "1"])
    #expect(!listing.hasMore)
  }

  @Test func `a larger total means that more can be loaded`() async throws {
    let useCase = MockPickupPointUseCase(pickupPoints: .fixtures(count: 2), total: 3)
    let query = PickupPointQuery(keyword: SearchText("entry"), page: PageRequest(size: 2))

    let listing = try await useCase.listing(matching: query, policy: .useCache)
    let longer = try await useCase.more(of: listing, matching: query, policy: .useCache)

    #expect(listing.hasMore)
    #expect(longer.lastRequest.number == 2)
    #expect(!longer.hasMore)
  }

  @Test func `knows what it was given alone`() async throws {
    let useCase = MockPickupPointUseCase(pickupPoints: [try .fixture(id: "3")])

    #expect(try await useCase.pickupPoint(id: "3", policy: .useCache).value.id == "3")
    await #expect(throws: DomainError.notFound) { try await useCase.pickupPoint(id: "4", policy: .useCache) }
  }

  @Test func `is as stale as it was told to be`() async throws {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 0))
    let useCase = MockPickupPointUseCase(freshness: stale)

    #expect(try await useCase.listing(matching: query, policy: .useCache).freshness == stale)
    #expect(try await useCase.pickupPoint(id: "1", policy: .useCache).freshness == stale)
  }

  @Test func `throws its error from every question`() async throws {
    let listing = try await MockPickupPointUseCase().listing(matching: query, policy: .useCache)
    let useCase = MockPickupPointUseCase(behaviour: MockBehaviour(throwError: .offline))

    await #expect(throws: DomainError.offline) { try await useCase.listing(matching: query, policy: .useCache) }
    await #expect(throws: DomainError.offline) {
      try await useCase.more(of: listing, matching: query, policy: .useCache)
    }
    await #expect(throws: DomainError.offline) { try await useCase.pickupPoint(id: "1", policy: .useCache) }
  }
}
