import Composition
import Presentation
import TestSupport
import Testing

@testable import CLI

@MainActor
@Suite(.timeLimit(.minutes(10))) struct GalleryCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `shows all entries, or one`() async throws {
    var texts: [String] = []
    for entry in Gallery.entries {
      texts.append(await GalleryText.lines(for: entry, terminal: .fake(columns: nil)).joined(separator: "\n") + "\n")
    }

    #expect(try storefront.run("gallery") == .init(status: 0, output: texts.joined(separator: "\n"), errors: ""))
    #expect(try storefront.run("gallery", Gallery.entries[2].id) == .init(status: 0, output: texts[2], errors: ""))
  }

  @Test func `lists identifiers and titles`() throws {
    let outcome = try storefront.run("gallery", "--list")

    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.map { $0.split(separator: #/ {2,}/#) } == Gallery.entries.map { [$0.id[...], $0.title[...]] })
  }

  @Test(arguments: [
    (["list-\u{1B}purple"], "There is no gallery entry “list- purple”; --list shows all."),
    (["idle", "--list"], "--list shows all entries; leave it out to show one."),
  ])
  func `rejects a wrong command line`(arguments: [String], sentence: String) throws {
    let outcome = try storefront.run(["gallery"] + arguments)

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(sentence)\n"))
  }

  @Test func `fits a terminal, in colours`() throws {
    let entry = try #require(Gallery.entry(id: "\(Features.all[0].itemName)-list-loaded"))
    // One column less than the name and the title need on one line, with two spaces between them.
    let columns = entry.id.count + 2 + entry.title.count - 1
    let output = try storefront.run(columns: UInt16(columns), ["gallery", entry.id])

    #expect(output.contains("\u{1B}[1m\(entry.id)\u{1B}[0m\r\n\u{1B}[2m\(entry.title)"))
    #expect(output.contains("\u{1B}[2m\(String(repeating: "─", count: columns))\u{1B}[0m"))
  }
}
