import Composition
import HTTPTypes
import Presentation
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct LanguageTests {
  private static let headers: [(String, Language)] = [
    ("", .english), ("de", .german), ("de-AT, en;q=0.9", .german), ("en, de", .english), ("fr, de;q=0.5", .german),
    ("en ; q = 0.3, de ; q = 0.8", .german), ("en;q=0.3, de;q=0.8", .german), ("de;q=0, en", .english),
    ("*", .english), ("de;q=nonsense", .english), ("de;q=2", .english), (",,;;q", .english),
    // What stands behind a thousand characters is not read.
    ("de" + String(repeating: " ", count: 1_000) + ", en", .german),
    (String(repeating: ",", count: 998) + "de", .german),
    (String(repeating: ",", count: 999) + "de", .english),
  ]

  @Test(arguments: headers)
  func `the header with the highest weight decides`(header: String, language: Language) {
    #expect(RequestLanguage.accepted(header) == language)
  }

  @Test func `a page is in the language of the browser`() async throws {
    let page = try await TestServer().get(Home.item, [.acceptLanguage: "de"])

    #expect(page["Content-Language"] == "de")
    #expect(page.headers[values: .vary].joined(separator: ", ").contains("Accept-Language"))
    #expect(page.text.contains("<html lang=\"de\">"))
    #expect(page.text.contains("href=\"\(Home.list)\""))
  }

  @Test func `a language in the address takes precedence, and stays in the links`() async throws {
    let page = try await TestServer().get("\(Home.list)?size=2&lang=en", [.acceptLanguage: "de"])

    #expect(page["Content-Language"] == "en")
    #expect(page.text.contains("href=\"\(Home.item)?lang=en\""))
    #expect(page.text.contains("href=\"\(Home.list)?size=2&amp;lang=de\" lang=\"de\""))
    #expect(page.text.contains("<input type=\"hidden\" name=\"lang\" value=\"en\">"))
  }

  @Test func `several languages are used at the same time`() async throws {
    async let german = TestServer().get(Home.list, [.acceptLanguage: "de"])
    async let english = TestServer().get(Home.list, [.acceptLanguage: "en"])

    #expect(try await german.text.contains("<h1>\(Home.heading(.german))</h1>"))
    #expect(try await english.text.contains("<h1>\(Home.heading())</h1>"))
  }

  @MainActor
  @Test(arguments: [false, true])
  func `a prefix precedes every link but the canonical one`(isInAddress: Bool) async throws {
    let route = Route.list(ListRoute(Route.home.feature, pageSize: 1))
    var language = RequestLanguage(language: .german, isInAddress: isInAddress)
    let screens = ScreenFactory(useCases: DIContainer.mock(), localization: language.localization)
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.load()
    let renderer = PageRenderer(templates: try Templates())

    let links = Self.links(in: renderer.page(screen.state, language: language))
    language.linkPrefix = "/prefix"
    let prefixed = Self.links(in: renderer.page(screen.state, language: language))

    // The canonical link is the page's first.
    #expect(links.first == "\(Home.list)?size=1")
    #expect(prefixed.first == links.first)
    let assets = [Asset.icon.path, Asset.stylesheet.path]
    #expect(links.count > 5)
    #expect(prefixed.dropFirst() == links.dropFirst().map { assets.contains($0) ? $0 : "/prefix" + $0 }[...])
  }

  @Test func `errors are in that language too`() async throws {
    let page = try await TestServer().get("/nirgends?lang=de")

    #expect(page.status == 404)
    #expect(page.text.contains("<h1>Nicht gefunden</h1>"))
  }

  private static func links(in page: String) -> [String] {
    page.matches(of: /(?:href|action)="(\/[^"]*)"/).map { String($0.1) }
  }
}
