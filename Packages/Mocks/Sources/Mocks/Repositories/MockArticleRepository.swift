#if DEBUG
  public import Domain

  /// Articles from a list in memory.
  public struct MockArticleRepository: ArticleRepository {
    public var articles: [Article]
    public var freshness: Freshness
    private let behaviours: MockBehaviours

    /// - Parameters:
    ///   - onReload: What it does instead where the source itself has to answer; nil for the same.
    ///   - onLaterPages: What it does instead for every page but the first; nil for the same.
    public init(
      articles: [Article] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour(),
      onReload: MockBehaviour? = nil,
      onLaterPages: MockBehaviour? = nil
    ) {
      self.articles = articles
      self.freshness = freshness
      behaviours = MockBehaviours(usual: behaviour, onReload: onReload, onLaterPages: onLaterPages)
    }

    public func articles(
      matching query: ArticleQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Article>> {
      try await behaviours.perform(policy, page: query.page)
      let matching = articles.filter { query.keyword.matches([$0.title, $0.summary, $0.content]) }
      let sorted = matching.sorted { $0.publishedAt > $1.publishedAt }
      return Fetched(Page(query.page, of: sorted), freshness: freshness)
    }

    public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
      try await behaviours.perform(policy)
      guard let article = articles.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(article, freshness: freshness)
    }
  }
#endif
