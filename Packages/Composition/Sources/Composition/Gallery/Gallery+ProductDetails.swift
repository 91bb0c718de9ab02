#if DEBUG
  import Domain
  import Mocks
  import Presentation

  extension Gallery {
    static let productDetails: [GalleryEntry] = [
      productDetail("idle", "nothing asked for yet", steps: []),
      productDetail("loading", "loading", shop: .silent),
      productDetail("loaded", "loaded"),
      productDetail("reduced-low-stock", "reduced, and few are left", product: 2),
      productDetail("sold-out", "sold out", product: 3),
      productDetail("failed", "failed, may be tried again", shop: .offline),
      productDetail("not-found", "failed, no such product", product: 404),
      productDetail("refreshing", "refreshing", shop: .init(onReload: .silence), steps: [.appear, .refresh]),
      productDetail(
        "refresh-failed",
        "failed to refresh",
        shop: .init(onReload: .failure(.timedOut)),
        steps: [.appear, .refresh]
      ),
      productDetail("stale", "stale", shop: .stale),
      productDetail(
        "long-text",
        "long texts, markup and control characters",
        product: Product.hostile.id,
        shop: .hostile
      ),
      productDetail("german", "in German", product: 2, language: .german, shop: .stale),
    ]

    private static func productDetail(
      _ id: String,
      _ title: String,
      product: Int = 1,
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) -> GalleryEntry {
      GalleryEntry(
        "product-detail-\(id)",
        "Product: \(title)",
        route: .productDetail(id: product),
        language: language,
        shop: shop,
        steps: steps
      )
    }
  }
#endif
