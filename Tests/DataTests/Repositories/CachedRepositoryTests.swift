import Domain
import Foundation
import Mocks
import Testing

@testable import Data

/// The composed repositories: cache, then network.
@Suite struct CachedRepositoryTests {
  private let folder: TemporaryFolder
  private let clock = ManualDate()
  private let server = CountingProductRepository()
  private let repository: CachedProductRepository

  init() throws {
    folder = try TemporaryFolder()
    let source = try #require(URL(string: "https://shop.example"))
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: source) { [clock] in clock.now
    }
    repository = CachedProductRepository(remote: server, cache: cache, timeToLive: 60)
  }

  @Test func `does not ask again while an answer is young`() async throws {
    let first = try await repository.product(id: 1, policy: .useCache)
    clock.advance(by: 59)
    let second = try await repository.product(id: 1, policy: .useCache)

    #expect(first == second)
    #expect(second.freshness == .fresh)
    #expect(await server.calls == 1)
  }

  @Test func `asks again when an answer has grown old, or new data is wanted, or the clock went back`() async throws {
    _ = try await repository.product(id: 1, policy: .useCache)
    clock.advance(by: 60)
    _ = try await repository.product(id: 1, policy: .useCache)
    _ = try await repository.product(id: 1, policy: .reload)
    clock.advance(by: -3_600)
    _ = try await repository.product(id: 1, policy: .useCache)

    #expect(await server.calls == 4)
  }

  @Test(arguments: [DomainError.offline, .timedOut])
  func `gives the last answer as stale while the server fails`(error: DomainError) async throws {
    let page = try await repository.products(matching: ProductQuery(), policy: .useCache)
    let fetchedAt = clock.now
    clock.advance(by: 3_600)
    await server.fail(with: error)

    let stale = try await repository.products(matching: ProductQuery(), policy: .useCache)

    #expect(stale.value == page.value)
    #expect(stale.freshness == .stale(since: fetchedAt))
  }

  @Test(arguments: [DomainError.refused(code: "apiKeyInvalid", message: nil), .invalidResponse(field: "title")])
  func `hides no refusal and no broken answer behind old data`(error: DomainError) async throws {
    _ = try await repository.product(id: 1, policy: .useCache)
    await server.fail(with: error)

    await #expect(throws: error) { try await repository.product(id: 1, policy: .reload) }
  }

  @Test func `passes the failure on where it has no answer`() async {
    await server.fail(with: .offline)

    await #expect(throws: DomainError.offline) { try await repository.product(id: 1, policy: .useCache) }
  }

  @Test func `forgets what the server says is gone`() async throws {
    _ = try await repository.product(id: 1, policy: .useCache)
    await server.fail(with: .notFound)
    await #expect(throws: DomainError.notFound) { try await repository.product(id: 1, policy: .reload) }
    await server.fail(with: .offline)

    await #expect(throws: DomainError.offline) { try await repository.product(id: 1, policy: .useCache) }
  }

  @Test func `does not take a cancellation for a failure of the server`() async throws {
    _ = try await repository.product(id: 1, policy: .useCache)
    await server.fail(with: .cancelled)

    await #expect(throws: DomainError.cancelled) { try await repository.product(id: 1, policy: .reload) }
  }

  @Test func `works without a cache where the file cannot be used`() async throws {
    let source = try #require(URL(string: "https://shop.example"))
    let cache = ResponseCache(database: .cache(at: folder.url.path), source: source)
    let repository = CachedProductRepository(remote: server, cache: cache)

    let product = try await repository.product(id: 1, policy: .useCache)

    #expect(product.value.id == 1)
  }

  @Test func `keeps the answers of different servers apart`() async throws {
    let other = try #require(URL(string: "https://other.example"))
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: other) { [clock] in clock.now }
    _ = try await repository.product(id: 1, policy: .useCache)

    _ = try await CachedProductRepository(remote: server, cache: cache).product(id: 1, policy: .useCache)

    #expect(await server.calls == 2)
  }

  @Test func `keeps the newest answers and no more than it may`() async throws {
    let source = try #require(URL(string: "https://shop.example"))
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: source) { [clock] in clock.now
    }
    await cache.save(["oldest": 0])
    clock.advance(by: 1)

    await cache.save(Dictionary(uniqueKeysWithValues: (1...ResponseCache.capacity).map { ("key \($0)", $0) }))

    #expect(await cache.entry("oldest", as: Int.self) == nil)
    #expect(await cache.entry("key 1", as: Int.self)?.body == 1)
  }

  /// NewsAPI has no request for one article; to it, every such request is for something that does not exist.
  @Test(arguments: [DomainError.notFound, .offline], [FetchPolicy.useCache, .reload])
  func `opens an article that a search has brought`(error: DomainError, policy: FetchPolicy) async throws {
    let source = try #require(URL(string: "https://news.example"))
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: source) { [clock] in clock.now
    }
    let query = ArticleQuery(keyword: SearchText("bread"))
    let online = CachedArticleRepository(remote: MockArticleRepository(), cache: cache)
    let found = try await online.articles(matching: query, policy: .useCache)
    let offline = CachedArticleRepository(
      remote: MockArticleRepository(behaviour: MockBehaviour(throwError: error)),
      cache: cache
    )
    let first = try #require(found.value.items.first)

    let articles = try await [
      offline.article(id: first.id, policy: policy), offline.article(id: first.id, policy: policy),
    ]

    #expect(articles == [Fetched(first), Fetched(first)])
  }
}
