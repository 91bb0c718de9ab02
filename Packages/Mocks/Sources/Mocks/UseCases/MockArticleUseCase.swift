#if DEBUG
  public import Domain

  /// Answers every question about articles with the same data, or the same error; see ``MockProductUseCase``.
  public struct MockArticleUseCase: ArticleUseCase {
    public var articles: [Article]

    /// How many articles there are in all; more than are in `articles` means that more can be loaded.
    public var total: Int
    public var freshness: Freshness
    public var behaviour: MockBehaviour

    public init(
      articles: [Article] = .fixtures,
      total: Int? = nil,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.articles = articles
      self.total = total ?? articles.count
      self.freshness = freshness
      self.behaviour = behaviour
    }

    public func listing(
      matching query: ArticleQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<Article> {
      try await behaviour.perform()
      return Listing(Fetched(page(query.page), freshness: freshness))
    }

    public func more(
      of listing: Listing<Article>,
      matching query: ArticleQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<Article> {
      try await behaviour.perform()
      return listing.appending(Fetched(page(listing.lastRequest.next), freshness: freshness))
    }

    public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
      try await behaviour.perform()
      guard let article = articles.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(article, freshness: freshness)
    }

    private func page(_ request: PageRequest) -> Page<Article> {
      Page(items: articles, request: request, total: .exactly(total))
    }
  }
#endif
