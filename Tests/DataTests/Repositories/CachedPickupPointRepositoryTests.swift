import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct CachedPickupPointRepositoryTests {
  private let folder: TemporaryFolder
  private let clock = ManualDate()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [DomainError.offline, .timedOut])
  func `what came last stands in while the server is away`(error: DomainError) async throws {
    let query = PickupPointQuery(keyword: SearchText("Mill Lane"))
    let online = try repository(MockPickupPointRepository())
    let page = try await online.pickupPoints(matching: query, policy: .useCache)
    let item = try await online.pickupPoint(id: "2", policy: .useCache)
    let fetchedAt = clock.now
    clock.advance(by: 3_600)
    let offline = try repository(MockPickupPointRepository(behaviour: MockBehaviour(throwError: error)))

    let stale = Freshness.stale(since: fetchedAt)
    #expect(
      try await offline.pickupPoints(matching: query, policy: .useCache) == Fetched(page.value, freshness: stale)
    )
    #expect(try await offline.pickupPoint(id: "2", policy: .useCache) == Fetched(item.value, freshness: stale))
    await #expect(throws: error) { try await offline.pickupPoint(id: "3", policy: .useCache) }
  }

  @Test
  func `a young answer is not asked for again`() async throws {
    let online = try repository(MockPickupPointRepository())
    let offline = try repository(MockPickupPointRepository(behaviour: MockBehaviour(throwError: .offline)))
    let page = try await online.pickupPoints(matching: PickupPointQuery(), policy: .useCache)
    clock.advance(by: 299)

    #expect(try await offline.pickupPoints(matching: PickupPointQuery(), policy: .useCache) == page)
  }

  @Test
  func `what is gone is forgotten`() async throws {
    _ = try await repository(MockPickupPointRepository()).pickupPoint(id: "1", policy: .useCache)
    let empty = try repository(MockPickupPointRepository(pickupPoints: []))

    await #expect(throws: DomainError.notFound) { try await empty.pickupPoint(id: "1", policy: .reload) }
    await #expect(throws: DomainError.notFound) { try await empty.pickupPoint(id: "1", policy: .useCache) }
  }

  @Test
  func `what was kept and breaks a rule counts as not kept`() async throws {
    let path = folder.path("cache.sqlite")
    _ = try await repository(MockPickupPointRepository()).pickupPoint(id: "1", policy: .useCache)
    try await LocalDatabase.cache(at: path).execute(
      "UPDATE response SET body = CAST(replace(CAST(body AS TEXT), 'Harbour Square', ' ') AS BLOB)"
    )
    let offline = try repository(MockPickupPointRepository(behaviour: MockBehaviour(throwError: .offline)))

    await #expect(throws: DomainError.offline) { try await offline.pickupPoint(id: "1", policy: .useCache) }
  }

  private func repository(_ remote: MockPickupPointRepository) throws -> CachedPickupPointRepository {
    let source = try #require(URL(string: "https://shop.example"))
    let database = LocalDatabase.cache(at: folder.path("cache.sqlite"))
    return CachedPickupPointRepository(
      remote: remote,
      cache: ResponseCache(database: database, source: source) { [clock] in clock.now }
    )
  }
}
