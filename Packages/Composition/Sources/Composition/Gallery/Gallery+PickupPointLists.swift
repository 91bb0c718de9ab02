#if DEBUG
  import Domain
  import Presentation

  extension Gallery {
    static let pickupPointLists: [GalleryEntry] = [
      pickupPointList("idle", "nothing asked for yet", steps: []),
      pickupPointList("loading", "loading", shop: .silent),
      pickupPointList("loaded", "loaded"),
      pickupPointList("search", "a search", PickupPointListRoute(keyword: "Mill Lane")),
      pickupPointList("empty", "empty", shop: .empty),
      pickupPointList("empty-search", "a search without a result", PickupPointListRoute(keyword: "zeppelin")),
      pickupPointList("failed", "failed, may be tried again", shop: .offline),
      pickupPointList("page-out-of-range", "failed, no such page", PickupPointListRoute(page: 28)),
      pickupPointList("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      pickupPointList(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      pickupPointList("first-page", "the first of several pages", paged, shop: .large),
      pickupPointList(
        "loading-more",
        "loading more",
        paged,
        shop: .large.with(onLaterPages: .silence),
        steps: [.appear, .loadMore]
      ),
      pickupPointList(
        "load-more-failed",
        "failed to load more",
        paged,
        shop: .large.with(onLaterPages: .failure(.offline)),
        steps: [.appear, .loadMore]
      ),
      pickupPointList("last-page", "all pages loaded", paged, shop: .large, steps: [.appear, .loadMore, .loadMore]),
      pickupPointList("stale", "stale", shop: .stale),
      pickupPointList(
        "long-text",
        "long texts, markup and control characters",
        PickupPointListRoute(keyword: "<script> & \"alert\""),
        shop: .hostile
      ),
      pickupPointList("german", "in German", language: .german, shop: .stale),
    ]

    private static let paged = PickupPointListRoute(pageSize: GalleryShop.pageSize)

    private static func pickupPointList(
      _ id: String,
      _ title: String,
      _ route: PickupPointListRoute = PickupPointListRoute(),
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "pickup-point-list-\(id)",
        "Pickup point list: \(title)",
        route: .pickupPointList(route),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
