#if DEBUG
  public import Domain

  /// Articles from a list in memory.
  public struct MockArticleRepository: ArticleRepository {
    public var articles: [Article]
    public var behaviour: MockBehaviour

    public init(articles: [Article] = .fixtures, behaviour: MockBehaviour = MockBehaviour()) {
      self.articles = articles
      self.behaviour = behaviour
    }

    public func articles(
      matching query: ArticleQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Article>> {
      try await behaviour.perform()
      let matching = articles.filter { query.keyword.matches([$0.title, $0.summary, $0.content]) }
      return Fetched(Page(query.page, of: matching.sorted { $0.publishedAt > $1.publishedAt }))
    }

    public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
      try await behaviour.perform()
      guard let article = articles.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(article)
    }
  }
#endif
