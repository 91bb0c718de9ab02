/// The port through which articles come in.
///
/// Lists run from the newest article to the oldest. Every word of a keyword has to begin a word of the article's title,
/// summary or content; case and accents make no difference.
public protocol ArticleRepository: Sendable {
  /// Finds the articles that match a query. A page behind the end is empty.
  ///
  /// - Throws: ``DomainError``, ``DomainError/cancelled`` among them.
  func articles(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>>

  /// - Throws: ``DomainError/notFound`` where no article has the identifier.
  func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article>
}
