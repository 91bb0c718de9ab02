import Composition
import Domain
import Foundation
import Mocks
import Testing

struct PickupPointContainerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the embedded source serves them end to end`() async throws {
    let container = DIContainer.live(Configuration(databasePath: folder.file("storefront.sqlite")))
    let useCase = container.pickupPointUseCase
    let query = PickupPointQuery(page: PageRequest(size: 2))

    let listing = try await useCase.listing(matching: query, policy: .useCache)
    let more = try await useCase.more(of: listing, matching: query, policy: .useCache)
    let first = try #require(more.items.first)

    #expect(listing.items.count == 2)
    #expect(more.items.map(\.placeName) == ["Harbour Square", "Mill Lane", "Old Station"])
    #expect(try await useCase.pickupPoint(id: first.id, policy: .useCache) == Fetched(first))
    await #expect(throws: DomainError.pageOutOfRange(3, last: 2)) {
      try await useCase.listing(matching: query.with(page: PageRequest(number: 3, size: 2)), policy: .useCache)
    }
  }

  /// Nothing listens on port 1 of the loopback interface, so connecting fails at once; what takes time are the two waits
  /// of the retry policy, 0.6 seconds at the most.
  @Test func `a server that cannot be reached is offline`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let container = DIContainer.live(
      Configuration(source: .remote(url), cachePath: folder.file("responses.sqlite"), timeout: 3_600)
    )

    await #expect(throws: DomainError.offline) {
      try await container.pickupPointUseCase.pickupPoint(id: "1", policy: .reload)
    }
  }

  @Test func `the mock source has the fixtures, or what a test gives it`() async throws {
    let query = PickupPointQuery()
    let given = DIContainer.mock(pickupPointUseCase: MockPickupPointUseCase(pickupPoints: .fixtures(count: 2)))

    let all = try await DIContainer.mock().pickupPointUseCase.listing(matching: query, policy: .useCache)
    let some = try await given.pickupPointUseCase.listing(matching: query, policy: .useCache)

    #expect(all.items == .fixtures)
    #expect(some.items == .fixtures(count: 2))
  }
}
