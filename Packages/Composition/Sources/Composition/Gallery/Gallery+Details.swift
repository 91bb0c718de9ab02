#if DEBUG
  import Mocks
  import Presentation

  extension Gallery {
    static func details<F: Feature>(of feature: F.Type) -> [GalleryEntry] {
      let hostile = (F.Item.self as? any MockItem.Type)?.hostileText ?? ""
      return [
        detail(F.self, "idle", "nothing requested yet", actions: []),
        detail(F.self, "loading", "loading") { MockSettings(behaviour: $0.behaviour) },
        detail(F.self, "loaded", "loaded"),
        detail(F.self, "bare", "without any optional value", id: "3"),
        detail(F.self, "failed", "failed, can be retried") { _ in .offline },
        detail(F.self, "not-found", "failed, not found", id: "404"),
        detail(F.self, "refreshing", "refreshing", actions: [.appear, .refresh]) {
          MockSettings(onReload: $0.behaviour)
        },
        detail(F.self, "refresh-failed", "failed to refresh", actions: [.appear, .refresh]) { _ in .reloadFails },
        detail(F.self, "stale", "stale") { _ in .stale },
        detail(F.self, "long-text", "long texts, markup and control characters", id: hostile) { _ in
          MockSettings(items: .hostile)
        },
        detail(F.self, "german", "in German", id: "2", language: .german) { _ in .stale },
      ]
    }

    static func detail<F: Feature>(
      _ feature: F.Type,
      _ id: String,
      _ title: String,
      id item: String = "1",
      language: Language = .english,
      actions: [ScreenAction] = [.appear],
      settings: @escaping @Sendable (MockHold) -> MockSettings = { _ in MockSettings() }
    ) -> GalleryEntry {
      GalleryEntry(
        "\(F.itemName)-detail-\(id)",
        "\(F.itemTitle): \(title)",
        route: .detail(F.name, id: item),
        language: language,
        actions: actions,
        settings: settings
      )
    }
  }

  extension MockItem {
    static var hostileText: String { String(hostileID) }
  }
#endif
