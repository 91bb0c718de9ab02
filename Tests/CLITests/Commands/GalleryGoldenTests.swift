import Composition
import Foundation
import Testing

@testable import CLI

/// What the gallery shows 80 columns wide and without colour, held to files that people have looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter GalleryGolden` writes the files anew, and fails, so that a run that compares
/// nothing never passes; look at what has changed before you commit it. A file that is missing is written by any run,
/// which says so and passes; with `CI` in the environment it fails.
@MainActor
struct GalleryGoldenTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/gallery")
  private nonisolated static var records: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" }

  private nonisolated static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  private nonisolated static func file(_ name: String) -> URL {
    folder.appending(path: name)
  }

  @Test(.timeLimit(.minutes(10)), arguments: Gallery.entries)
  func `an entry is drawn as its file has it`(entry: GalleryEntry) async throws {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))
    let drawn = lines.joined(separator: "\n") + "\n"
    let file = Self.file("\(entry.id).txt")

    guard !Self.records else {
      try Data(drawn.utf8).write(to: file)
      Issue.record("\(file.path) is written; compare by running again without RECORD_GOLDEN.")
      return
    }
    guard Self.isCI || FileManager.default.fileExists(atPath: file.path) else {
      try Data(drawn.utf8).write(to: file)
      return print("\(file.path) was missing and is written; look at it before you commit it.")
    }
    let golden = try Data(contentsOf: file)
    #expect(drawn == String(decoding: golden, as: UTF8.self))
    // Texts are equal where only their code points differ; bytes are not.
    #expect(Data(drawn.utf8) == golden)
  }

  @Test func `there is no file without an entry`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let others = Set(found).subtracting(Gallery.entries.map { "\($0.id).txt" })

    guard !Self.records else {
      for name in others { try FileManager.default.removeItem(at: Self.file(name)) }
      Issue.record("Files without an entry are removed; compare by running again without RECORD_GOLDEN.")
      return
    }
    #expect(others.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)), arguments: Gallery.entries)
  func `an entry has nothing in it that could run a terminal's commands`(entry: GalleryEntry) async {
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: 80))

    #expect(lines.filter { $0 != PrintableText.clean($0) || $0.displayWidth > 80 }.isEmpty)
  }
}
