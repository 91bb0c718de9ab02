import Composition
import Foundation
import Testing

@testable import Server

/// The gallery's pages, held to files that people have looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter GalleryPage` writes the files anew, and fails, so that a run that compares
/// nothing never passes; look at what has changed before you commit it. A file that is missing is written by any run,
/// which says so and passes; with `CI` in the environment it fails.
///
/// The header is left out: it has an item for each part of the shop, and says nothing of an entry.
struct GalleryPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/gallery")
  private static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
  private static var records: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" }

  @Test(.timeLimit(.minutes(10)), arguments: Gallery.entries)
  func `an entry is drawn as its file has it`(entry: GalleryEntry) async throws {
    // The style sheet's address changes with every colour, which says nothing of a page.
    let page = try await PageClient().get("/gallery/\(entry.id)").text
      .replacing(Assets.stylesheetPath, with: "STYLE")
      .replacing(/<header class="site">.*<\/header>/.dotMatchesNewlines(), with: "HEADER")
    let file = Self.folder.appending(path: "\(entry.id).html")

    guard !Self.records else {
      try Data(page.utf8).write(to: file)
      Issue.record("\(file.path) is written; compare by running again without RECORD_GOLDEN.")
      return
    }
    guard Self.isCI || FileManager.default.fileExists(atPath: file.path) else {
      try Data(page.utf8).write(to: file)
      return print("\(file.path) was missing and is written; look at it before you commit it.")
    }
    #expect(try Data(page.utf8) == Data(contentsOf: file))
  }

  @Test func `there is no file without an entry`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

    #expect(Set(found).isSubset(of: Gallery.entries.map { "\($0.id).html" }))
  }

  @Test func `all of them stand on one page, in frames of this server alone`() async throws {
    let page = try await PageClient().get("/gallery")

    #expect(page.status == 200)
    for entry in Gallery.entries { #expect(page.text.contains("<iframe src=\"/gallery/\(entry.id)\"")) }
    #expect(page["Content-Security-Policy"]?.contains("frame-src 'self'") == true)
    #expect(try await PageClient().get("/gallery/none").status == 404)
  }
}
