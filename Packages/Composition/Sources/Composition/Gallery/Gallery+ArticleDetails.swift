#if DEBUG
  import Domain
  import Mocks
  import Presentation

  extension Gallery {
    static let articleDetails: [GalleryEntry] = [
      articleDetail("idle", "nothing asked for yet", steps: []),
      articleDetail("loading", "loading", shop: .silent),
      articleDetail("loaded", "loaded"),
      articleDetail("bare", "without all that may be missing", article: "3"),
      articleDetail("failed", "failed, may be tried again", shop: .offline),
      articleDetail("not-found", "failed, no such article", article: "404"),
      articleDetail("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      articleDetail(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      articleDetail("stale", "stale", shop: .stale),
      articleDetail(
        "long-text",
        "long texts, markup and control characters",
        article: Article.hostile.id,
        shop: .hostile
      ),
      articleDetail("german", "in German", language: .german, shop: .stale),
    ]

    private static func articleDetail(
      _ id: String,
      _ title: String,
      article: String = "1",
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "article-detail-\(id)",
        "Article: \(title)",
        route: .articleDetail(id: article),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
