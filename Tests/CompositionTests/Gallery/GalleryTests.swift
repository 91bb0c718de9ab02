import Composition
import Presentation
import Testing

@MainActor
struct GalleryTests {
  /// The state that the end of an identifier stands for, where it does not stand for data alone.
  private nonisolated static let states = [
    "idle": "idle",
    "prompt": "empty",  // Articles
    "loading": "loading",
    "empty": "empty",
    "empty-search": "empty",
    "failed": "failed offline",
    "not-found": "failed notFound",
    "unknown-category": "failed unknownCategory",
    "page-out-of-range": "failed pageOutOfRange",
    "refreshing": "loaded, refreshing",
    "refresh-failed": "loaded, failed timedOut",
    "loading-more": "loaded, loading more",
    "load-more-failed": "loaded, failed offline",
    "categories": "loaded; categories loaded",
    "categories-loading": "loaded; categories loading",
    "categories-failed": "loaded; categories failed offline",
  ]

  @Test func `every entry has an identifier of its own that a URL can hold`() {
    let ids = Gallery.entries.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) == nil }.isEmpty)
    #expect(Self.states.keys.allSatisfy { state in ids.contains { $0.hasSuffix("-\(state)") } })
  }

  @Test func `every entry has a title of its own`() {
    #expect(Set(Gallery.entries.map(\.title)).count == Gallery.entries.count)
  }

  @Test func `finds an entry by its identifier`() {
    #expect(Gallery.entry(id: "product-list-page-out-of-range")?.title == "Product list: failed, no such page")
    #expect(Gallery.entry(id: "product-list")?.id == nil)
  }

  @Test(.timeLimit(.minutes(10)), arguments: Gallery.entries)
  func `an entry reaches its state, and the same one each time`(entry: GalleryEntry) async {
    let first = await entry.screen()
    let second = await entry.screen()

    let prefix = "\(first.screen.kind)-"
    #expect(entry.id.hasPrefix(prefix))
    #expect(first.screen.stateName == Self.states[String(entry.id.dropFirst(prefix.count)), default: "loaded"])
    #expect(first.screen.contents == second.screen.contents)
    await first.close()
    await second.close()
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      (
        "product-list",
        [
          "empty", "loaded, loading more", "loaded; categories loading", "loaded; categories loaded",
          "loaded; categories failed",
        ]
      ),
      ("product-detail", []),
      ("article-list", ["empty", "loaded, loading more"]),
      ("article-detail", []),
      ("pickup-point-list", ["empty", "loaded, loading more"]),
      ("pickup-point-detail", []),
    ]
  )
  func `every state that a screen can be in occurs`(kind: String, ofLists: [String]) async {
    var occurring: Set<String> = []
    for entry in Gallery.entries where entry.id.hasPrefix("\(kind)-") {
      let gallery = await entry.screen()
      occurring.insert(gallery.screen.stateName.replacing(/failed .*/, with: "failed"))
      await gallery.close()
    }

    let ofAll: Set = ["idle", "loading", "failed", "loaded", "loaded, refreshing", "loaded, failed"]
    #expect(occurring == ofAll.union(ofLists))
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("product-list-failed", true), ("product-list-unknown-category", false),
      ("product-list-page-out-of-range", false), ("product-detail-not-found", false),
      ("article-list-load-more-failed", true), ("article-detail-refresh-failed", true),
    ]
  )
  func `some failures can be tried again, and others cannot`(id: String, canRetry: Bool) async throws {
    let gallery = try await #require(Gallery.entry(id: id)).screen()

    #expect(gallery.screen.error?.canRetry == canRetry)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("product-list-loading", "idle"), ("product-list-refreshing", "loaded"), ("product-list-loading-more", "loaded"),
      ("product-list-categories-loading", "loaded"), ("product-detail-loading", "idle"),
      ("product-detail-refreshing", "loaded"),
      ("article-list-loading", "idle"), ("article-list-refreshing", "loaded"), ("article-list-loading-more", "loaded"),
      ("article-detail-loading", "idle"), ("article-detail-refreshing", "loaded"),
    ]
  )
  func `closing ends what still goes on`(id: String, settled: String) async throws {
    let gallery = try await #require(Gallery.entry(id: id)).screen()
    #expect(gallery.screen.isLoading)

    await gallery.close()

    #expect(gallery.screen.stateName == settled)
  }

  @Test(.timeLimit(.minutes(10))) func `letting go ends what still goes on`() async throws {
    let screen = try await #require(Gallery.entry(id: "product-list-loading")).screen().screen

    while screen.isLoading { await Task.yield() }

    #expect(screen.stateName == "idle")
  }

  @Test(.timeLimit(.minutes(10))) func `closing leaves a screen that is done as it is`() async throws {
    let gallery = try await #require(Gallery.entry(id: "product-detail-loaded")).screen()
    let before = gallery.screen.contents

    await gallery.close()
    await gallery.close()

    #expect(gallery.screen.contents == before)
  }
}
