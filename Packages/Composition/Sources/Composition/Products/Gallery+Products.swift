#if DEBUG
  import Domain
  import Mocks
  import Presentation

  /// States that only products have.
  extension Gallery {
    static func extraLists(of feature: any Feature.Type) -> [GalleryEntry] {
      guard feature == ProductFeature.self else { return [] }
      return [
        list("search-category", "a search in a category", ProductFeature.list(search: "lamp", filter: "lighting")),
        list("unknown-category", "failed, no such category", ProductFeature.list(filter: "lightning")),
        list("categories", "choosing a category", actions: [.appear, .showChoices]),
        list("categories-loading", "loading the categories", actions: [.appear, .showChoices]) {
          MockSettings(onCategories: $0.behaviour)
        },
        list("categories-failed", "failed to load the categories", actions: [.appear, .showChoices]) { _ in
          MockSettings(onCategories: MockBehaviour(throwError: .offline))
        },
      ]
    }

    static func extraDetails(of feature: any Feature.Type) -> [GalleryEntry] {
      guard feature == ProductFeature.self else { return [] }
      return [detail(ProductFeature.self, "reduced-low-stock", "reduced, low stock", id: "2")]
    }

    private static func list(
      _ id: String,
      _ title: String,
      _ route: Route = ProductFeature.list(),
      actions: [ScreenAction] = [.appear],
      settings: @escaping @Sendable (MockHold) -> MockSettings = { _ in MockSettings() }
    ) -> GalleryEntry {
      GalleryEntry(
        "product-list-\(id)",
        "Product list: \(title)",
        route: route,
        actions: actions,
        settings: settings
      )
    }
  }
#endif
