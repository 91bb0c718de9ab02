import Domain
import Foundation
import Mocks
import Testing

struct PickupPointUseCaseTests {
  @Test(arguments: ["", "   ", "\u{0}"])
  func `an empty keyword finds all of them`(keyword: String) async throws {
    let useCase = DefaultPickupPointUseCase(repository: MockPickupPointRepository())

    let listing = try await useCase.listing(matching: query(keyword), policy: .useCache)

    #expect(listing.items == .fixtures)
  }

  @Test(arguments: ["?!", "👩‍👩‍👧‍👦"])
  func `a keyword without a letter or digit finds nothing`(keyword: String) async throws {
    let useCase = DefaultPickupPointUseCase(repository: MockPickupPointRepository())

    let listing = try await useCase.listing(matching: query(keyword), policy: .useCache)

    #expect(listing.items.isEmpty)
  }

  @Test
  func `a listing starts with the page that was asked for`() async throws {
    let useCase = DefaultPickupPointUseCase(repository: MockPickupPointRepository(pickupPoints: .fixtures(count: 45)))

    let listing = try await useCase.listing(matching: query("entry", page: 3), policy: .useCache)

    #expect(listing.items.map(\.id) == (41...45).map(String.init))
    #expect(listing.firstPage == 3)
    #expect(!listing.hasMore)
  }

  @Test
  func `a search that finds nothing is an answer`() async throws {
    let useCase = DefaultPickupPointUseCase(repository: MockPickupPointRepository())

    let listing = try await useCase.listing(matching: query("zeppelin"), policy: .useCache)

    #expect(listing.items.isEmpty)
    #expect(listing.total == .exactly(0))
  }

  @Test(arguments: [(45, 4, 3), (40, 3, 2), (0, 2, 1), (45, Int.max, 3)])
  func `a page behind the end is an error that names the last`(count: Int, page: Int, last: Int) async {
    let useCase = DefaultPickupPointUseCase(
      repository: MockPickupPointRepository(pickupPoints: .fixtures(count: count))
    )

    await #expect(throws: DomainError.pageOutOfRange(min(page, PageRequest.maximumNumber), last: last)) {
      try await useCase.listing(matching: query("entry", page: page), policy: .useCache)
    }
  }

  @Test
  func `more pages follow until the last`() async throws {
    let useCase = DefaultPickupPointUseCase(repository: MockPickupPointRepository(pickupPoints: .fixtures(count: 45)))
    var listing = try await useCase.listing(matching: query("entry"), policy: .useCache)
    var counts = [listing.items.count]

    while listing.hasMore {
      listing = try await useCase.more(of: listing, matching: query("entry"), policy: .useCache)
      counts.append(listing.items.count)
    }

    #expect(counts == [20, 40, 45])
    #expect(listing.items == .fixtures(count: 45))
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `the next page has the listing's size and keyword`(policy: FetchPolicy) async throws {
    let repository = RecordingPickupPointRepository(MockPickupPointRepository(pickupPoints: .fixtures(count: 45)))
    let useCase = DefaultPickupPointUseCase(repository: repository)

    let listing = try await useCase.listing(matching: query("entry"), policy: .useCache)
    _ = try await useCase.more(of: listing, matching: query("entry"), policy: policy)

    #expect(await repository.queries == [query("entry"), query("entry", page: 2)])
    #expect(await repository.policies == [.useCache, policy])
  }

  @Test
  func `at the last page the repository is not asked`() async throws {
    let repository = RecordingPickupPointRepository()
    let useCase = DefaultPickupPointUseCase(repository: repository)
    let listing = try await useCase.listing(matching: query("entry"), policy: .reload)

    let same = try await useCase.more(of: listing, matching: query("entry"), policy: .useCache)

    #expect(same == listing)
    #expect(await repository.queries == [query("entry")])
    #expect(await repository.policies == [.reload])
  }

  @Test
  func `what moved to the next page meanwhile is not listed twice`() async throws {
    let newest = try PickupPoint.fixture(id: "new", placeName: "Entry 1")
    let before = DefaultPickupPointUseCase(repository: MockPickupPointRepository(pickupPoints: .fixtures(count: 45)))
    let moved = [newest] + [PickupPoint].fixtures(count: 45)
    let after = DefaultPickupPointUseCase(repository: MockPickupPointRepository(pickupPoints: moved))

    let listing = try await before.listing(matching: query("entry"), policy: .useCache)
    let more = try await after.more(of: listing, matching: query("entry"), policy: .useCache)

    #expect(more.items.map(\.id) == (1...39).map(String.init))
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `one comes from the repository, by the policy`(policy: FetchPolicy) async throws {
    let repository = RecordingPickupPointRepository()
    let useCase = DefaultPickupPointUseCase(repository: repository)

    #expect(try await useCase.pickupPoint(id: "2", policy: policy).value == [PickupPoint].fixtures[1])
    #expect(await repository.policies == [policy])
    await #expect(throws: DomainError.notFound) { try await useCase.pickupPoint(id: "999", policy: policy) }
  }

  @Test(arguments: [DomainError.offline, .cancelled, .refused(code: "apiKeyMissing", message: nil)])
  func `the repository's error is passed on`(error: DomainError) async {
    let repository = MockPickupPointRepository(behaviour: MockBehaviour(throwError: error))
    let useCase = DefaultPickupPointUseCase(repository: repository)

    await #expect(throws: error) { try await useCase.listing(matching: query("entry"), policy: .useCache) }
    await #expect(throws: error) { try await useCase.pickupPoint(id: "1", policy: .useCache) }
  }

  private func query(_ keyword: String, page: Int = 1) -> PickupPointQuery {
    PickupPointQuery(keyword: SearchText(keyword), page: PageRequest(number: page))
  }
}
