import Composition
import Domain

/// A stretch of the products, of all of them or of those that are searched for.
struct ProductsRequest: APIRequest {
  var text = SearchText.none
  var categoryID: ProductCategory.ID?
  let window: ListWindow

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<ProductsAnswer> {
    let products = useCases.productUseCase
    let query = ProductQuery(text: text, categoryID: categoryID, page: window.page)
    do throws(DomainError) {
      var listing = try await products.listing(matching: query, policy: .useCache)
      if window.offsetInPage > 0 { listing = try await products.more(of: listing, matching: query, policy: .useCache) }
      return answer(Array(listing.items.dropFirst(window.offsetInPage).prefix(window.limit)), of: listing)
    } catch .pageOutOfRange(_, let last) {
      // To a program, the end of a list is no mistake. It gets nothing, and the total to find its way back.
      let lastQuery = query.with(page: PageRequest(number: last, size: window.limit))
      return answer([], of: try await products.listing(matching: lastQuery, policy: .useCache))
    }
  }

  private func answer(_ items: [Product], of listing: Listing<Product>) -> Fetched<ProductsAnswer> {
    let answer = ProductsAnswer(items, total: listing.total, skip: window.skip)
    return Fetched(answer, freshness: listing.freshness)
  }
}
