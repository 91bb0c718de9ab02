#if DEBUG
  import Domain
  import Mocks
  import Presentation

  extension Gallery {
    static let pickupPointDetails: [GalleryEntry] = [
      pickupPointDetail("idle", "nothing asked for yet", steps: []),
      pickupPointDetail("loading", "loading", shop: .silent),
      pickupPointDetail("loaded", "loaded"),
      pickupPointDetail("bare", "without all that may be missing", item: "3"),
      pickupPointDetail("failed", "failed, may be tried again", shop: .offline),
      pickupPointDetail("not-found", "failed, nothing has the identifier", item: "404"),
      pickupPointDetail("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      pickupPointDetail(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      pickupPointDetail("stale", "stale", shop: .stale),
      pickupPointDetail(
        "long-text",
        "long texts, markup and control characters",
        item: PickupPoint.hostileID,
        shop: .hostile
      ),
      pickupPointDetail("german", "in German", language: .german, shop: .stale),
    ]

    private static func pickupPointDetail(
      _ id: String,
      _ title: String,
      item: String = "1",
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "pickup-point-detail-\(id)",
        "Pickup point: \(title)",
        route: .pickupPointDetail(id: item),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
