import Presentation
import TestSupport
import Testing

@testable import Composition

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GalleryTests {
  /// The states that the ends of identifiers stand for; what is not here is loaded.
  private nonisolated static let states = [
    "idle": "idle",
    "prompt": "empty",
    "loading": "loading",
    "empty": "empty",
    "empty-search": "empty",
    "failed": "failed offline for now",
    "not-found": "failed notFound",
    "unknown-category": "failed unknownCategory",
    "page-out-of-range": "failed pageOutOfRange",
    "refreshing": "loaded, refreshing",
    "refresh-failed": "loaded, failed timedOut for now",
    "first-page": "loaded, more to load",
    "loading-more": "loaded, loading more, more to load",
    "load-more-failed": "loaded, failed offline for now, more to load",
    "last-page": "loaded, 3 pages",
    "stale": "loaded, stale",
    "german": "loaded, stale",
    "categories": "loaded; choices loaded",
    "categories-loading": "loaded; choices loading",
    "categories-failed": "loaded; choices failed offline for now",
    "form-problems": "loaded, form failed invalid",
    "form-loading": "loading",
    "form-not-found": "failed notFound",
    "form-submit-failed": "loaded, form failed offline for now",
    "form-german": "loaded, form failed invalid",
  ]

  /// The entries that wait until they are closed, with the states that closing leaves.
  private nonisolated static let waiting = [
    "loading": "idle",
    "refreshing": "loaded",
    "loading-more": "loaded, more to load",
    "categories-loading": "loaded",
    "form-loading": "idle",
  ]

  @Test func `identifiers are unique, and a URL can hold them`() {
    let ids = Gallery.entries.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) == nil }.isEmpty)
    #expect(Gallery.entries.filter { !$0.id.hasPrefix($0.prefix) }.isEmpty)
    #expect(ids.allSatisfy { Gallery.entry(id: $0)?.id == $0 })
    #expect(Gallery.entry(id: "\(Features.all[0].itemName)-list")?.id == nil)
  }

  @Test func `titles are unique`() {
    #expect(Set(Gallery.entries.map(\.title)).count == Gallery.entries.count)
    let entry = Gallery.entry(id: "\(Features.all[0].itemName)-list-page-out-of-range")
    #expect(entry?.title.hasSuffix(" list: failed, no such page") == true)
  }

  @Test(arguments: Features.all)
  func `every feature has every state`(feature: any Feature.Type) {
    let both = ["idle", "loading", "loaded", "failed", "refreshing", "refresh-failed", "stale", "long-text", "german"]
    let paging = ["page-out-of-range", "first-page", "loading-more", "load-more-failed", "last-page"]
    let search = ["empty-search"] + (feature.texts.needsSearch ? ["prompt"] : ["empty", "search"])
    let lists = (both + paging + search).map { "\(feature.itemName)-list-\($0)" }
    let details = (both + ["bare", "not-found"]).map { "\(feature.itemName)-detail-\($0)" }

    let entries = Gallery.entries.filter { $0.route.feature == feature.name }

    #expect(Set(lists + details).isSubset(of: entries.map(\.id)))
    #expect(entries.allSatisfy { ($0.language == .german) == ($0.state.hasSuffix("german")) })
  }

  @Test(arguments: Gallery.entries)
  func `an entry reaches the state of its name until it is closed`(entry: GalleryEntry) async {
    let first = await entry.screen()
    let second = await entry.screen()
    let state = first.screen.state

    #expect(state.words == Self.states[entry.state, default: "loaded"])
    #expect(state.isLoading == (Self.waiting[entry.state] != nil))
    #expect(state == second.screen.state)
    await first.close()
    #expect(first.screen.state.words == Self.waiting[entry.state, default: state.words])
    await second.close()
  }

  /// What is still running holds the screen.
  @Test(arguments: Gallery.entries.filter { waiting[$0.state] != nil })
  func `nothing is left running after a release`(entry: GalleryEntry) async throws {
    var gallery: GalleryScreen? = await entry.screen()
    weak let screen = gallery?.screen
    let running = try #require(gallery?.task)
    #expect(screen?.state.isLoading == true)

    gallery = nil
    try await running.valueInTime()

    #expect(screen == nil)
  }

  @Test(arguments: Features.all)
  func `entries have the data that their names promise`(feature: any Feature.Type) async throws {
    let content = { (id: String) async throws -> Content in
      let entry = try #require(Gallery.entry(id: "\(feature.itemName)-\(id)"))
      return try #require(await entry.screen().screen.state.content.content)
    }

    let canBeBare = try feature.canBeBare
    #expect(try await (content("detail-bare").facts.count < content("detail-loaded").facts.count) == canBeBare)
    #expect(try await content("list-first-page").table?.rows.count == 4)
    #expect(try await content("list-last-page").table?.rows.count == 10)
    #expect(try await content("list-german").notice != content("list-stale").notice)
    #expect(try await content("detail-long-text").title.contains("<script>"))
    #expect(try await content("list-long-text").table?.rows.contains { $0.title.contains("<script>") } == true)
  }
}

extension GalleryEntry {
  /// How identifiers of the feature's lists or details begin: `order-list-`. Those of forms begin with its name only.
  fileprivate var prefix: String {
    let feature = Features.all.first { $0.name == route.feature }
    let name = "\(feature?.itemName ?? "")-"
    return switch route {
    case .list: name + "list-"
    case .detail: name + "detail-"
    default: name
    }
  }

  /// The end of the identifier.
  fileprivate var state: String { String(id.dropFirst(prefix.count)) }
}
