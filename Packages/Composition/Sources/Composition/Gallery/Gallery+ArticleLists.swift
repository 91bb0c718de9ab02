#if DEBUG
  import Domain
  import Presentation

  extension Gallery {
    static let articleLists: [GalleryEntry] = [
      articleList("idle", "nothing asked for yet", steps: []),
      articleList("prompt", "no keyword yet", ArticleListRoute()),
      articleList("loading", "loading", shop: .silent),
      articleList("loaded", "loaded"),
      articleList("empty-search", "a search without a result", ArticleListRoute(keyword: "zeppelin")),
      articleList("failed", "failed, may be tried again", shop: .offline),
      articleList("page-out-of-range", "failed, no such page", ArticleListRoute(keyword: "bread", page: 28)),
      articleList("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      articleList(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      articleList("first-page", "the first of several pages", paged, shop: .large),
      articleList(
        "loading-more",
        "loading more",
        paged,
        shop: .large.with(onLaterPages: .silence),
        steps: [.appear, .loadMore]
      ),
      articleList(
        "load-more-failed",
        "failed to load more",
        paged,
        shop: .large.with(onLaterPages: .failure(.offline)),
        steps: [.appear, .loadMore]
      ),
      articleList("last-page", "all pages loaded", paged, shop: .large, steps: [.appear, .loadMore, .loadMore]),
      articleList("stale", "stale", shop: .stale),
      articleList(
        "long-text",
        "long texts, markup and control characters",
        ArticleListRoute(keyword: "<script> & \"light\""),
        shop: .hostile
      ),
      articleList("german", "in German", language: .german, shop: .stale),
    ]

    private static let paged = ArticleListRoute(keyword: "bread", pageSize: GalleryShop.pageSize)

    private static func articleList(
      _ id: String,
      _ title: String,
      _ route: ArticleListRoute = ArticleListRoute(keyword: "bread"),
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "article-list-\(id)",
        "Article list: \(title)",
        route: .articleList(route),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
