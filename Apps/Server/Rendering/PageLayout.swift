import Presentation

/// A page: its own values, and those of what surrounds it, which are the head, the navigation and the languages.
struct PageLayout: TemplateParent {
  /// The route that the page shows; nil for other pages, such as that of an error.
  let route: Route?
  let language: RequestLanguage
  let title: String

  /// Whether the page has a form that was not accepted.
  var isRejected = false

  /// Whether the page follows its screen.
  var isLive = false

  /// As HTML.
  let menu: String
  let values: TemplateValues

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "language": .text(language.language.rawValue)
    case "documentTitle" where isRejected: .text(WebTexts(language.localization).rejectedTitle(title))
    case "title", "documentTitle": .text(title)
    case "canonical": .text(route.map(RouteCodec.path))
    case "icon": .text(Asset.icon.path)
    case "stylesheet": .text(Asset.stylesheet.path)
    case "script": .text(Asset.script.path)
    case "address": .text(route.map(language.path))
    case "live": .text(isLive ? route.map { LiveRoutes.prefix + language.path(for: $0) } : nil)
    case "home": .text(language.path(for: .home))
    case "texts": .values(LayoutTexts(texts: WebTexts(language.localization)))
    case "menu": .text(menu)
    case "languages": .list(languages)
    case "languageField": .text(language.isInAddress ? language.language.rawValue : nil)
    default: values.value(named: name)
    }
  }

  private var languages: [TemplateValues] {
    Language.allCases.map { other in
      [
        "code": .text(other.rawValue), "name": .text(other.nativeName), "isCurrent": .flag(other == language.language),
        "href": .text(language.path(for: route ?? .home, in: other)),
      ]
    }
  }
}

private struct LayoutTexts: TemplateParent {
  let texts: WebTexts

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "footer": .text(texts.footer)
    case "home": .text(texts.home)
    case "language": .text(texts.language)
    case "loadMore": .text(texts.loadMore)
    case "loading": .text(texts.loading)
    case "nextPage": .text(texts.nextPage)
    case "pages": .text(texts.pages)
    case "previousPage": .text(texts.previousPage)
    case "refresh": .text(texts.refresh)
    case "retry": .text(texts.retry)
    case "search": .text(texts.search)
    case "skipToContent": .text(texts.skipToContent)
    default: nil
    }
  }
}
