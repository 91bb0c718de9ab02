import Composition
import Domain
import Presentation

/// A page of the articles that are searched for.
struct ArticlesRequest: APIRequest {
  /// What NewsAPI returns where nobody says how many.
  static let defaultSize = 100

  let query: ArticleQuery

  init(_ query: APIQuery) throws(RouteError) {
    let page = PageRequest(
      number: try query.number("page", in: 1...PageRequest.maximumNumber, default: 1),
      size: try query.number("pageSize", in: PageRequest.allowedSizes, default: Self.defaultSize)
    )
    self.query = ArticleQuery(keyword: SearchText(query["q"] ?? ""), page: page)
  }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<ArticlesAnswer> {
    let articles = useCases.articleUseCase
    do throws(DomainError) {
      let listing = try await articles.listing(matching: query, policy: .useCache)
      return Fetched(ArticlesAnswer(listing.items, total: listing.total), freshness: listing.freshness)
    } catch .pageOutOfRange(_, let last) {
      // As with products, the end of a list is no mistake.
      let lastQuery = query.with(page: PageRequest(number: last, size: query.page.size))
      let listing = try await articles.listing(matching: lastQuery, policy: .useCache)
      return Fetched(ArticlesAnswer([], total: listing.total), freshness: listing.freshness)
    }
  }
}
