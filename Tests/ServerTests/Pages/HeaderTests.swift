import Presentation
import Testing

@testable import Server

/// What all pages begin with. The recordings of the gallery leave it out.
@Suite(.timeLimit(.minutes(10))) struct HeaderTests {
  @Test(arguments: [(Language.english, "Main", "Language"), (.german, "Hauptmenü", "Sprache")])
  func `a page begins with the shop, its features and its languages`(
    language: Language,
    navigation: String,
    languages: String
  ) async throws {
    let page = try await TestServer().get("/\(Route.home.feature)/1?lang=\(language.rawValue)").text
    let header = page.firstMatch(of: /<header class="site">.*<\/header>/.dotMatchesNewlines())
    let texts = WebTexts(Localization(language: language))
    let menu =
      texts.menu
      + texts.personalMenu
    let links = menu.map { link in
      let current = link.route == .home ? " aria-current=\"page\"" : ""
      return "<li><a href=\"/\(link.route.feature)?lang=\(language.rawValue)\"\(current)>\(link.text)</a></li>"
    }
    let current = [Language.english, .german].map { $0 == language ? " aria-current=\"true\"" : "" }
    let detail = "/\(Route.home.feature)/1"

    #expect(
      header.map { String($0.output) } == """
        <header class="site">
        <div class="bar">
        <a class="brand" href="/\(Route.home.feature)?lang=\(language.rawValue)">\
        <img src="\(Asset.icon.path)" alt="" width="28" height="28">Storefront</a>
        <nav aria-label="\(navigation)">
        <ul>\(links.joined())</ul>
        </nav>
        <nav class="languages" aria-label="\(languages)">
        <ul><li><a href="\(detail)?lang=en" lang="en" hreflang="en"\(current[0])>English</a></li>\
        <li><a href="\(detail)?lang=de" lang="de" hreflang="de"\(current[1])>Deutsch</a></li></ul>
        </nav>
        </div>
        </header>
        """
    )
  }
}
