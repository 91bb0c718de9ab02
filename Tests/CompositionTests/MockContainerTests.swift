import Composition
import Domain
import Mocks
import Testing

struct MockContainerTests {
  private let bread = ArticleQuery(keyword: SearchText("bread"))

  @Test func `serves the fixtures, by the rules of the use cases`() async throws {
    let container = DIContainer.mock()

    let products = try await container.productUseCase.listing(matching: ProductQuery(), policy: .useCache)
    let articles = try await container.articleUseCase.listing(matching: bread, policy: .useCache)

    #expect(products.items == .fixtures)
    #expect(articles.items.map(\.id) == ["1", "2"])
    await #expect(throws: DomainError.unknownCategory("toys", known: ["garden", "kitchen", "lighting"])) {
      try await container.productUseCase.listing(matching: ProductQuery(categoryID: "toys"), policy: .useCache)
    }
  }

  @Test func `takes another product use case and leaves the articles`() async throws {
    let container = DIContainer.mock(productUseCase: MockProductUseCase(products: [.fixture(id: 99)]))

    let products = try await container.productUseCase.listing(matching: ProductQuery(), policy: .useCache)
    let article = try await container.articleUseCase.article(id: "3", policy: .useCache)

    #expect(products.items.map(\.id) == [99])
    #expect(article.value.title == "A lamp for every chair")
  }

  @Test func `takes another article use case and leaves the products`() async throws {
    let behaviour = MockBehaviour(throwError: .offline)
    let container = DIContainer.mock(articleUseCase: MockArticleUseCase(behaviour: behaviour))

    let products = try await container.productUseCase.listing(matching: ProductQuery(), policy: .useCache)

    #expect(products.items == .fixtures)
    await #expect(throws: DomainError.offline) {
      try await container.articleUseCase.listing(matching: bread, policy: .useCache)
    }
  }

  @Test func `is what the mock source builds`() async throws {
    let container = DIContainer.live(Configuration(source: .mock))

    let products = try await container.productUseCase.listing(matching: ProductQuery(), policy: .useCache)

    #expect(products.items == .fixtures)
  }
}
