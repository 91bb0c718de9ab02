import Domain

extension ArticleListViewData {
  init(_ listing: Listing<Article>, route: ArticleListRoute, localization: Localization) {
    title = localization.text(.articlesListTitleSearch, route.keyword)
    summary = Self.summary(of: listing, localization: localization)
    columns = Columns(
      id: localization.text(.articlesColumnId),
      title: localization.text(.articlesColumnTitle),
      source: localization.text(.articlesColumnSource),
      publishedAt: localization.text(.articlesColumnPublishedAt)
    )
    rows = listing.items.map { ArticleRowViewData($0, localization: localization) }
    total = listing.total.reachable
    page = listing.firstPage
    hasMore = listing.hasMore
    staleNotice = localization.staleNotice(listing.freshness)
  }

  private static func summary(of listing: Listing<Article>, localization: Localization) -> String {
    let count =
      switch listing.total {
      case .exactly(let count): localization.text(.articlesListCount, count: count)
      case .atLeast(let count): localization.text(.articlesListCountAtLeast, localization.number(count))
      }
    return localization.summary(of: listing, count: count)
  }
}

extension ArticleRowViewData {
  init(_ article: Article, localization: Localization) {
    id = article.id
    title = article.title
    summary = article.summary
    author = article.author
    source = article.source
    publishedText = localization.date(article.publishedAt)
    publishedAt = article.publishedAt
    route = .articleDetail(id: article.id)
  }
}
