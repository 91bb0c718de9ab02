import Domain
import Foundation
import Mocks
import Testing

@testable import Data

/// The composed repositories, while the server or the cache's file is out of order.
struct CachedRepositoryFailureTests {
  private let folder: TemporaryFolder
  private let clock = ManualDate()
  private let server = CountingProductRepository()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test
  func `new data that cannot be had is the young answer, said to be stale`() async throws {
    let repository = try products(cacheAt: folder.path("cache.sqlite"))
    let first = try await repository.product(id: 1, policy: .useCache)
    let fetchedAt = clock.now
    clock.advance(by: 1)
    await server.fail(with: .offline)

    let again = try await repository.product(id: 1, policy: .reload)

    #expect(again == Fetched(first.value, freshness: .stale(since: fetchedAt)))
  }

  @Test
  func `each page of each search has its own answer`() async throws {
    let repository = try products(cacheAt: folder.path("cache.sqlite"))
    let queries = [
      ProductQuery(), ProductQuery(page: PageRequest(number: 2)), ProductQuery(page: PageRequest(size: 2)),
      ProductQuery(text: SearchText("lamp")), ProductQuery(categoryID: "kitchen"),
      ProductQuery(text: SearchText("lamp"), categoryID: "kitchen"),
    ]
    var asked: [Fetched<Page<Product>>] = []
    for query in queries { asked.append(try await repository.products(matching: query, policy: .useCache)) }

    var kept: [Fetched<Page<Product>>] = []
    for query in queries { kept.append(try await repository.products(matching: query, policy: .useCache)) }

    #expect(kept == asked)
    #expect(await server.calls == queries.count)
  }

  @Test
  func `categories are kept, and stand in while the server is away`() async throws {
    let repository = try products(cacheAt: folder.path("cache.sqlite"))
    _ = try await repository.categories()
    _ = try await repository.categories()
    #expect(await server.calls == 1)
    clock.advance(by: 3_600)
    await server.fail(with: .offline)

    #expect(try await repository.categories() == .fixtures)
    #expect(await server.calls == 2)
  }

  @Test(arguments: ["just a note", String(repeating: "x", count: 10_000)])
  func `a file that is no cache neither breaks requests nor is touched`(text: String) async throws {
    let path = try folder.write(Data(text.utf8), to: "notes.txt")
    let repository = try products(cacheAt: path)

    let product = try await repository.product(id: 1, policy: .useCache)
    _ = try await repository.product(id: 1, policy: .useCache)

    #expect(product == Fetched(.fixture()))
    #expect(await server.calls == 2)
    #expect(try folder.content(of: "notes.txt") == Data(text.utf8))
  }

  @Test
  func `an answer that was kept in another form counts as none`() async throws {
    let path = folder.path("cache.sqlite")
    let repository = try products(cacheAt: path)
    _ = try await repository.product(id: 1, policy: .useCache)
    try await LocalDatabase.cache(at: path).execute("UPDATE response SET body = CAST('{}' AS BLOB)")

    let product = try await repository.product(id: 1, policy: .useCache)

    #expect(product == Fetched(.fixture()))
    #expect(await server.calls == 2)
  }

  @Test
  func `an article that is gone is forgotten`() async throws {
    let online = try articles(MockArticleRepository(), cacheAt: folder.path("cache.sqlite"))
    _ = try await online.article(id: "1", policy: .useCache)
    _ = try await online.article(id: "2", policy: .useCache)
    let empty = try articles(MockArticleRepository(articles: []), cacheAt: folder.path("cache.sqlite"))
    await #expect(throws: DomainError.notFound) { try await empty.article(id: "1", policy: .reload) }

    await #expect(throws: DomainError.notFound) { try await empty.article(id: "1", policy: .useCache) }
    #expect(try await empty.article(id: "2", policy: .useCache).value == [Article].fixtures[1])
  }

  @Test
  func `a search that cannot be made again is stale, its articles with it`() async throws {
    let online = try articles(MockArticleRepository(), cacheAt: folder.path("cache.sqlite"))
    let offline = MockArticleRepository(behaviour: MockBehaviour(throwError: .offline))
    let repository = try articles(offline, cacheAt: folder.path("cache.sqlite"))
    let query = ArticleQuery(keyword: SearchText("bread"))
    let found = try await online.articles(matching: query, policy: .useCache)
    let fetchedAt = clock.now
    clock.advance(by: 7 * 24 * 60 * 60)

    let page = try await repository.articles(matching: query, policy: .useCache)
    let article = try await repository.article(id: "1", policy: .useCache)

    #expect(page == Fetched(found.value, freshness: .stale(since: fetchedAt)))
    #expect(article == Fetched(.fixture(), freshness: .stale(since: fetchedAt)))
  }

  private func products(cacheAt path: String) throws -> CachedProductRepository {
    CachedProductRepository(remote: server, cache: try cache(at: path))
  }

  private func articles(_ remote: MockArticleRepository, cacheAt path: String) throws -> CachedArticleRepository {
    CachedArticleRepository(remote: remote, cache: try cache(at: path))
  }

  private func cache(at path: String) throws -> ResponseCache {
    let source = try #require(URL(string: "https://shop.example"))
    return ResponseCache(database: .cache(at: path), source: source) { [clock] in clock.now }
  }
}
