#if DEBUG
  import Domain
  import Foundation
  import Mocks
  import Presentation

  extension Gallery {
    private static let pageSize = 4

    /// Three pages of four; the last one is not full.
    private static let large = MockSettings(items: .many(10))

    static func lists<F: Feature>(of feature: F.Type) -> [GalleryEntry] {
      let item = F.Item.self as? any MockItem.Type
      let sample = item?.searchSample ?? ""
      let hostile = item.map { hostileSearch(of: feature, $0) } ?? ""
      let search = F.texts.needsSearch ? sample : ""
      let paged = F.list(search: search, pageSize: pageSize)
      func entry(
        _ id: String,
        _ title: String,
        _ route: Route? = nil,
        language: Language = .english,
        actions: [ScreenAction] = [.appear],
        settings: @escaping @Sendable (MockHold) -> MockSettings = { _ in MockSettings() }
      ) -> GalleryEntry {
        let route = route ?? F.list(search: search)
        let (id, title) = ("\(F.itemName)-list-\(id)", "\(F.itemTitle) list: \(title)")
        return GalleryEntry(id, title, route: route, language: language, actions: actions, settings: settings)
      }
      var entries = [
        entry("idle", "nothing requested yet", actions: []),
        entry("loading", "loading") { MockSettings(behaviour: $0.behaviour) },
        entry("loaded", "loaded"),
        entry("empty-search", "a search without a result", F.list(search: "zeppelin")),
        entry("failed", "failed, can be retried") { _ in .offline },
        entry("page-out-of-range", "failed, no such page", F.list(search: search, page: 28)),
        entry("refreshing", "refreshing", actions: [.appear, .refresh]) { MockSettings(onReload: $0.behaviour) },
        entry("refresh-failed", "failed to refresh", actions: [.appear, .refresh]) { _ in .reloadFails },
        entry("first-page", "the first of several pages", paged) { _ in large },
        entry("loading-more", "loading more", paged, actions: [.appear, .loadMore]) {
          MockSettings(items: .many(10), onLaterPages: $0.behaviour)
        },
        entry("load-more-failed", "failed to load more", paged, actions: [.appear, .loadMore]) { _ in
          MockSettings(items: .many(10), onLaterPages: MockBehaviour(throwError: .offline))
        },
        entry("last-page", "all pages loaded", paged, actions: [.appear, .loadMore, .loadMore]) { _ in large },
        entry("stale", "stale") { _ in .stale },
        entry("long-text", "long texts, markup and control characters", F.list(search: hostile)) { _ in
          MockSettings(items: .hostile)
        },
        entry("german", "in German", language: .german) { _ in .stale },
      ]
      if F.texts.needsSearch {
        entries.append(entry("prompt", "no keyword yet", F.list()))
      } else {
        entries.append(entry("empty", "empty") { _ in MockSettings(items: .empty) })
        entries.append(entry("search", "a search", F.list(search: sample)))
      }
      return entries
    }

    /// A search with markup that finds the hostile item by its texts, or by its title if only that is searched.
    private static func hostileSearch<F: Feature, Item: MockItem>(of feature: F.Type, _ item: Item.Type) -> String {
      let search = "<script> & \"light\""
      let query = F.query(for: ListRoute(F.name, search: search)) as? Item.Query
      let isFound = [Item].hostile.contains { item in query.map(item.matches) ?? false }
      return isFound ? search : "<script> & \"alert\""
    }
  }

  extension MockSettings {
    static let offline = MockSettings(behaviour: MockBehaviour(throwError: .offline))
    static let reloadFails = MockSettings(onReload: MockBehaviour(throwError: .timedOut))

    /// The time is 2026-03-01 09:00 UTC, as in the fixtures.
    static let stale = MockSettings(freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))
  }
#endif
