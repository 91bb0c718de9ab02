import Domain
import Foundation
import Mocks
import Testing

struct MockPickupPointRepositoryTests {
  private let query = PickupPointQuery(page: PageRequest(number: 1, size: 1))

  @Test func `a reload and later pages are answered as told`() async throws {
    let offline = MockBehaviour(throwError: .offline)
    let slow = MockBehaviour(throwError: .timedOut)
    let repository = MockPickupPointRepository(onReload: offline, onLaterPages: slow)

    _ = try await repository.pickupPoints(matching: query, policy: .useCache)
    _ = try await repository.pickupPoint(id: "1", policy: .useCache)
    await #expect(throws: DomainError.offline) { try await repository.pickupPoints(matching: query, policy: .reload) }
    await #expect(throws: DomainError.offline) { try await repository.pickupPoint(id: "1", policy: .reload) }
    await #expect(throws: DomainError.timedOut) {
      try await repository.pickupPoints(matching: query.with(page: query.page.next), policy: .reload)
    }
  }

  @Test func `answers are as stale as they were told to be`() async throws {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 0))
    let repository = MockPickupPointRepository(freshness: stale)

    #expect(try await repository.pickupPoints(matching: query, policy: .useCache).freshness == stale)
    #expect(try await repository.pickupPoint(id: "1", policy: .useCache).freshness == stale)
  }
}
