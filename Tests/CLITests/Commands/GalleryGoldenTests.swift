import Composition
import Presentation
import TestSupport
import Testing

@testable import CLI

/// What the gallery shows 80 columns wide and without colour, compared with files that people have looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter GalleryGolden` writes the files.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GalleryGoldenTests {
  private static let golden = GoldenFolder("txt")

  private nonisolated static let entries = Gallery.entries.filter { GoldenFolder.has($0.id, of: $0.route.feature) }

  @Test(arguments: entries)
  func `an entry is drawn as recorded`(entry: GalleryEntry) async throws {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))

    let faults = try Self.golden.faults(
      of: entry.id,
      in: entry.route.feature,
      drawn: lines.joined(separator: "\n") + "\n"
    )

    #expect(faults == [])
  }

  @Test func `every file belongs to an entry`() throws {
    let strays = try Self.golden.strays(besides: Self.entries.map { ($0.id, $0.route.feature) })

    #expect(strays == [])
  }

  @Test(arguments: Gallery.entries)
  func `an entry contains nothing that could run a terminal's commands`(entry: GalleryEntry) async {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))

    #expect(lines.filter { $0 != PrintableText.clean($0) || $0.displayWidth > 80 }.isEmpty)
  }
}
