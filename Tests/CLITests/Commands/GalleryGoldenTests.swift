import Composition
import Foundation
import Presentation
import Testing

@testable import CLI

/// What the gallery shows 80 columns wide and without colour, compared with files that people have looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter GalleryGolden` writes the files, and fails, as it compares nothing. Look at the
/// difference before you commit it. A missing file is an error.
@MainActor
struct GalleryGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/gallery")
  private static let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  /// The features of which every entry is recorded. The same code draws the others.
  private nonisolated static let recordedFeatures: Set = [
    "products",
    "articles",  // Articles
  ]

  /// The entries that are recorded of every other feature, as they show its labels and values.
  private nonisolated static let samples = [
    "list-loaded", "list-long-text", "detail-loaded", "detail-bare", "detail-german",
  ]

  private nonisolated static let entries = Gallery.entries.filter { entry in
    recordedFeatures.contains(entry.route.feature) || samples.contains { entry.id.hasSuffix($0) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: entries)
  func `an entry is drawn as recorded`(entry: GalleryEntry) async throws {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))
    let drawn = Data((lines.joined(separator: "\n") + "\n").utf8)
    let file = Self.folder.appending(path: "\(entry.id).txt")
    if Self.records { try drawn.write(to: file) }
    let golden = try Data(contentsOf: file)

    #expect(!Self.records, "The file is written; compare by running again without RECORD_GOLDEN.")
    #expect(String(decoding: drawn, as: UTF8.self) == String(decoding: golden, as: UTF8.self))
    // Strings are equal if only their code points differ; bytes are not.
    #expect(drawn == golden)
  }

  @Test func `every file belongs to an entry`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let others = Set(found).subtracting(Self.entries.map { "\($0.id).txt" })
    if Self.records {
      for name in others { try FileManager.default.removeItem(at: Self.folder.appending(path: name)) }
    }

    #expect(others.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)), arguments: Gallery.entries)
  func `an entry contains nothing that could run a terminal's commands`(entry: GalleryEntry) async {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))

    #expect(lines.filter { $0 != PrintableText.clean($0) || $0.displayWidth > 80 }.isEmpty)
  }
}
