#if DEBUG
  import Domain
  import Presentation

  extension Gallery {
    static let productLists: [GalleryEntry] = [
      productList("idle", "nothing asked for yet", steps: []),
      productList("loading", "loading", shop: .silent),
      productList("loaded", "loaded"),
      productList("search", "a search in a category", ProductListRoute(search: "lamp", category: "lighting")),
      productList("empty", "empty", shop: .empty),
      productList("empty-search", "a search without a result", ProductListRoute(search: "zeppelin")),
      productList("failed", "failed, may be tried again", shop: .offline),
      productList("unknown-category", "failed, no such category", ProductListRoute(category: "lightning")),
      productList("page-out-of-range", "failed, no such page", ProductListRoute(page: 28)),
      productList("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      productList(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      productList("first-page", "the first of several pages", paged, shop: .large),
      productList(
        "loading-more",
        "loading more",
        paged,
        shop: .large.with(onLaterPages: .silence),
        steps: [.appear, .loadMore]
      ),
      productList(
        "load-more-failed",
        "failed to load more",
        paged,
        shop: .large.with(onLaterPages: .failure(.offline)),
        steps: [.appear, .loadMore]
      ),
      productList("last-page", "all pages loaded", paged, shop: .large, steps: [.appear, .loadMore, .loadMore]),
      productList("categories", "choosing a category", steps: [.appear, .showCategories]),
      productList(
        "categories-loading",
        "loading the categories",
        shop: .init(onCategories: .silence),
        steps: [.appear, .showCategories]
      ),
      productList(
        "categories-failed",
        "failed to load the categories",
        shop: .init(onCategories: .failure(.offline)),
        steps: [.appear, .showCategories]
      ),
      productList("stale", "stale", shop: .stale),
      productList(
        "long-text",
        "long texts, markup and control characters",
        ProductListRoute(search: "<script> & \"light\""),
        shop: .hostile
      ),
      productList("german", "in German", language: .german, shop: .stale),
    ]

    private static let paged = ProductListRoute(pageSize: GalleryShop.pageSize)

    private static func productList(
      _ id: String,
      _ title: String,
      _ route: ProductListRoute = ProductListRoute(),
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "product-list-\(id)",
        "Product list: \(title)",
        route: .productList(route),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
