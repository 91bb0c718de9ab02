import Composition
import Data
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

/// What a remote source takes from its cache.
@Suite(.timeLimit(.minutes(10)))
struct CachedSourceTests {
  private let source: UnreachableSource
  private var folder: TemporaryFolder { source.folder }
  private var url: URL { source.url }

  init() throws {
    source = try UnreachableSource()
  }

  @Test func `a remote source uses what it cached from the same server only`() async throws {
    let cache = ResponseCache(database: .cache(at: folder.path("responses.sqlite")), source: url)
    let online = CachedProductRepository(remote: MockProductRepository(), cache: cache)
    let product = try await online.item(id: 1, policy: .useCache)
    let useCase = source.container(url).productUseCase

    #expect(try await useCase.item(id: 1, policy: .useCache) == product)
    let stale = try await useCase.item(id: 1, policy: .reload)
    #expect(stale.value == product.value)
    #expect(stale.freshness != .fresh)
    let other = source.container(url.appending(path: "other")).productUseCase
    await #expect(throws: DomainError.offline) { try await other.item(id: 1, policy: .useCache) }
  }

  /// The cache is as if it was filled some seconds ago, and the server cannot be reached.
  @Test(arguments: [(0.0, true), (200, true), (300, false), (86_399, false)])
  func `a remote source takes a list for fresh for five minutes`(age: TimeInterval, isFresh: Bool) async throws {
    let cache = ResponseCache(database: .cache(at: folder.path("responses.sqlite")), source: url) {
      Date(timeIntervalSinceNow: -age)
    }
    let online = CachedProductRepository(remote: MockProductRepository(), cache: cache)
    _ = try await online.page(matching: ProductQuery(), policy: .useCache)

    let list = try await source.container(url).productUseCase.list(matching: ProductQuery(), policy: .useCache)

    #expect((list.freshness == .fresh) == isFresh)
    let query = ArticleQuery(text: SearchText("bread"))
    let found = CachedArticleRepository(remote: MockArticleRepository(), cache: cache)
    _ = try await found.page(matching: query, policy: .useCache)

    let articles = try await source.container(url).articleUseCase.list(matching: query, policy: .useCache)

    #expect((articles.freshness == .fresh) == isFresh)
  }
}
