import Domain
import Foundation
import Mocks
import Testing

struct MockRepositoryBehaviourTests {
  private let offline = MockBehaviour(throwError: .offline)
  private let slow = MockBehaviour(throwError: .timedOut)
  private let first = PageRequest(number: 1, size: 1)

  @Test func `products answer a reload and later pages as told`() async throws {
    let repository = MockProductRepository(onReload: offline, onLaterPages: slow)
    let query = ProductQuery(page: first)

    _ = try await repository.products(matching: query, policy: .useCache)
    _ = try await repository.product(id: 1, policy: .useCache)
    await #expect(throws: DomainError.offline) { try await repository.products(matching: query, policy: .reload) }
    await #expect(throws: DomainError.offline) { try await repository.product(id: 1, policy: .reload) }
    await #expect(throws: DomainError.timedOut) {
      try await repository.products(matching: query.with(page: first.next), policy: .reload)
    }
  }

  @Test func `articles answer a reload and later pages as told`() async throws {
    let repository = MockArticleRepository(onReload: offline, onLaterPages: slow)
    let query = ArticleQuery(keyword: SearchText("bread"), page: first)

    _ = try await repository.articles(matching: query, policy: .useCache)
    _ = try await repository.article(id: "1", policy: .useCache)
    await #expect(throws: DomainError.offline) { try await repository.articles(matching: query, policy: .reload) }
    await #expect(throws: DomainError.offline) { try await repository.article(id: "1", policy: .reload) }
    await #expect(throws: DomainError.timedOut) {
      try await repository.articles(matching: query.with(page: first.next), policy: .reload)
    }
  }

  @Test func `categories are answered as told`() async throws {
    let repository = MockProductRepository(onCategories: offline)

    _ = try await repository.products(matching: ProductQuery(), policy: .useCache)
    await #expect(throws: DomainError.offline) { try await repository.categories() }
  }

  @Test func `answers are as stale as they were told to be`() async throws {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 0))
    let products = MockProductRepository(freshness: stale)
    let articles = MockArticleRepository(freshness: stale)
    let bread = ArticleQuery(keyword: SearchText("bread"))

    #expect(try await products.products(matching: ProductQuery(), policy: .useCache).freshness == stale)
    #expect(try await products.product(id: 1, policy: .useCache).freshness == stale)
    #expect(try await articles.articles(matching: bread, policy: .useCache).freshness == stale)
    #expect(try await articles.article(id: "1", policy: .useCache).freshness == stale)
  }
}
