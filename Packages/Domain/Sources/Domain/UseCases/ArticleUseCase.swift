/// What a person can do with the shop's articles.
public protocol ArticleUseCase: Sendable {
  /// Loads the page that a query names, as the start of a listing.
  ///
  /// - Throws: ``DomainError/emptyKeyword``, ``DomainError/pageOutOfRange(_:last:)`` or what the source could not do.
  func listing(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article>

  /// Loads the page behind the last one of a listing, or returns the listing as it is where there is none.
  ///
  /// - Parameter policy: The one that the listing was loaded with. A new list does not go on with an old page.
  func more(
    of listing: Listing<Article>,
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Article>

  func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article>
}

/// Something that can hand out an ``ArticleUseCase``; view models ask for a composition of such protocols.
public protocol HasArticleUseCase {
  var articleUseCase: any ArticleUseCase { get }
}
