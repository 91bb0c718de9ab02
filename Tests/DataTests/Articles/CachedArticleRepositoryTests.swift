import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct CachedArticleRepositoryTests {
  private let folder: TemporaryFolder
  private let clock = ManualDate()
  private let server = RecordingRepository<Article>()
  private let cache: ResponseCache
  private let repository: CachedArticleRepository

  init() throws {
    folder = try TemporaryFolder()
    cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: folder.url) { [clock] in
      clock.now
    }
    repository = CachedArticleRepository(remote: server, cache: cache)
  }

  /// NewsAPI has no endpoint for one article, so it has none of them.
  @Test(arguments: [DomainError.notFound, .offline, .timedOut], [FetchPolicy.useCache, .reload])
  func `an article that a search has found can be opened`(error: DomainError, policy: FetchPolicy) async throws {
    let found = try await repository.page("bread").items[0]
    await server.fail(with: error)

    #expect(try await repository.item(id: found.id, policy: policy) == Fetched(found))
    // The first call has removed an entry for the article itself, not the found one.
    #expect(try await repository.item(id: found.id, policy: policy) == Fetched(found))
    await #expect(throws: error) { try await repository.item(id: "3", policy: policy) }
  }

  @Test func `a search is fresh for five minutes, an article for a day`() async throws {
    for (seconds, calls) in [(0.0, 2), (299.0, 2), (1.0, 3), (86_099.0, 4), (1.0, 5)] {
      clock.advance(by: seconds)
      _ = try await repository.page("bread")
      _ = try await repository.item(id: "1")
      #expect(await server.calls == calls)
    }
  }

  @Test func `a search can be fresh for another time than an article`() async throws {
    let repository = CachedArticleRepository(remote: server, cache: cache, timeToLive: 60, articleTimeToLive: 30)
    for (seconds, calls) in [(0.0, 2), (29.0, 2), (1.0, 3), (30.0, 5)] {
      clock.advance(by: seconds)
      _ = try await repository.page("bread")
      _ = try await repository.item(id: "1")
      #expect(await server.calls == calls)
    }
  }

  @Test func `a found article is stale after a day`() async throws {
    let found = try await repository.page("bread").items[0]
    let stale = Freshness.stale(since: clock.now)
    await server.fail(with: .offline)
    clock.advance(by: 86_399)
    #expect(try await repository.item(id: found.id, policy: .useCache) == Fetched(found))

    clock.advance(by: 1)

    #expect(try await repository.item(id: found.id, policy: .useCache) == Fetched(found, freshness: stale))
  }

  @Test func `no found article is hidden by other errors`() async throws {
    let found = try await repository.page("bread").items[0]
    let error = DomainError.refused(code: "apiKeyInvalid", message: nil)
    await server.fail(with: error)

    await #expect(throws: error) { try await repository.item(id: found.id) }
  }

  @Test(arguments: ["found/1", "found 1", "/1", "1/", "1?q=bread", "found articles/1"])
  func `no identifier names the entry of another article`(id: String) async throws {
    _ = try await repository.page("bread")
    _ = try await repository.item(id: "1")
    await server.fail(with: .offline)

    await #expect(throws: DomainError.offline) { try await repository.item(id: id) }
  }
}
