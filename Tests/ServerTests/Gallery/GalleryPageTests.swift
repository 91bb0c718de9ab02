import Composition
import Presentation
import TestSupport
import Testing

@testable import Server

/// The gallery's pages, compared with files that people have looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter GalleryPage` writes the files. The header is left out: it lists all features, and says nothing about an entry.
@Suite(.timeLimit(.minutes(10)))
struct GalleryPageTests {
  private static let golden = GoldenFolder("html")

  private static let entries = Gallery.entries.filter { GoldenFolder.has($0.id, of: $0.route.feature) }

  @Test(arguments: entries)
  func `an entry is drawn as recorded`(entry: GalleryEntry) async throws {
    // The addresses of assets change with every byte of the files.
    let page = try await TestServer().get("/gallery/\(entry.id)").text
      .replacing(Asset.stylesheet.path, with: "STYLE")
      .replacing(Asset.icon.path, with: "/assets/icon.svg")
      .replacing(/<header class="site">.*<\/header>/.dotMatchesNewlines(), with: "HEADER")

    let faults = try Self.golden.faults(of: entry.id, in: entry.route.feature, drawn: page)

    #expect(faults == [])
  }

  @Test func `every file belongs to an entry`() throws {
    let strays = try Self.golden.strays(besides: Self.entries.map { ($0.id, $0.route.feature) })

    #expect(strays == [])
  }

  @Test func `one page shows all entries in frames of this server`() async throws {
    let page = try await TestServer().get("/gallery")

    #expect(page.status == 200)
    for entry in Gallery.entries { #expect(page.text.contains("<iframe src=\"/gallery/\(entry.id)\"")) }
    #expect(try await TestServer().get("/gallery/none").status == 404)
  }

  @Test func `an entry is shown in the language that the address names`() async throws {
    let item = Features.all[0].itemName
    let german = try await TestServer().get("/gallery/\(item)-list-loading?lang=de").text
    let english = try await TestServer().get("/gallery/\(item)-list-german?lang=en").text

    #expect(german.contains("<html lang=\"de\">") && german.contains(">\(Home.heading(.german))</a>"))
    #expect(english.contains("<html lang=\"en\">") && english.contains(">\(Home.heading())</a>"))
  }

  @Test(arguments: ["/gallery", "/gallery/\(entries[0].id)"])
  func `only a page of this server may show the gallery in a frame`(address: String) async throws {
    var protection = Reply.protection
    protection["Content-Security-Policy"] =
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; "
      + "base-uri 'none'; frame-ancestors 'self'"

    let page = try await TestServer().get(address)

    #expect(page.protection == protection)
    #expect(page["Cache-Control"] == "no-store")
  }
}
