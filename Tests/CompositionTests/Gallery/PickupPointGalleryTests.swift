import Composition
import Presentation
import Testing

@MainActor
struct PickupPointGalleryTests {
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("pickup-point-list-failed", true), ("pickup-point-list-page-out-of-range", false),
      ("pickup-point-list-load-more-failed", true), ("pickup-point-detail-not-found", false),
      ("pickup-point-detail-refresh-failed", true),
    ]
  )
  func `some failures can be tried again, and others cannot`(id: String, canRetry: Bool) async throws {
    let gallery = try await #require(Gallery.entry(id: id)).screen()

    #expect(gallery.screen.error?.canRetry == canRetry)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("pickup-point-list-loading", "idle"), ("pickup-point-list-refreshing", "loaded"),
      ("pickup-point-list-loading-more", "loaded"), ("pickup-point-detail-loading", "idle"),
      ("pickup-point-detail-refreshing", "loaded"),
    ]
  )
  func `closing ends what still goes on`(id: String, settled: String) async throws {
    let gallery = try await #require(Gallery.entry(id: id)).screen()
    #expect(gallery.screen.isLoading)

    await gallery.close()

    #expect(gallery.screen.stateName == settled)
  }
}
