import Data
import Domain
import Mocks
import Testing

/// Pages of a search with more matches than can be paged through.
struct SearchPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [
      (ResultCount.searchLimit - 1, ResultCount.exactly(ResultCount.searchLimit - 1), 19),
      (ResultCount.searchLimit, .exactly(ResultCount.searchLimit), 20),
      (ResultCount.searchLimit + 1, .atLeast(ResultCount.searchLimit), 20),
    ]
  )
  func `a search pages through so many matches and no more`(
    matches: Int,
    total: ResultCount,
    itemsOnLastPage: Int
  ) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    let repository = ProductLocalRepository(database: database)
    let category = ProductCategory(id: "lighting", name: "Lighting")
    try await database.replaceProducts(with: (1...matches).map { Product.fixture(id: $0) }, categories: [category])
    let lastPage = PageRequest(number: 500)

    let last = try await repository.products(
      matching: ProductQuery(text: SearchText("bedside"), page: lastPage),
      policy: .useCache
    ).value
    let behind = try await repository.products(
      matching: ProductQuery(text: SearchText("bedside"), page: lastPage.next),
      policy: .useCache
    ).value

    #expect(last.items.map(\.id) == Array((lastPage.offset + 1)...(lastPage.offset + itemsOnLastPage)))
    #expect(last.total == total)
    #expect(!last.hasMore)
    #expect(behind.items.isEmpty)
    #expect(behind.total == total)
  }
}
