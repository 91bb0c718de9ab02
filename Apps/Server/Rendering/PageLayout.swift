import Presentation

/// What surrounds each page: the head, the navigation and the languages.
struct PageLayout {
  /// The route that the page shows; nil for other pages, such as that of an error.
  let route: Route?
  let language: RequestLanguage

  /// Whether the page follows its screen.
  var isLive = false

  var texts: WebTexts { WebTexts(language.localization) }

  func values(title: String) -> TemplateValues {
    let navigation = texts.menu.map { link -> TemplateValues in
      let isCurrent = link.route.feature == route?.feature
      return ["title": .text(link.text), "href": .text(language.path(for: link.route)), "isCurrent": .flag(isCurrent)]
    }
    let languages = Language.allCases.map { other -> TemplateValues in
      [
        "code": .text(other.rawValue), "name": .text(other.nativeName), "isCurrent": .flag(other == language.language),
        "href": .text(language.path(for: route ?? .home, in: other)),
      ]
    }
    return [
      "language": .text(language.language.rawValue),
      "title": .text(title),
      "canonical": .text(route.map(RouteCodec.path)),
      "icon": .text(Asset.icon.path),
      "stylesheet": .text(Asset.stylesheet.path),
      "script": .text(Asset.script.path),
      "address": .text(route.map(language.path)),
      "live": .text(isLive ? route.map { LiveRoutes.prefix + language.path(for: $0) } : nil),
      "home": .text(language.path(for: .home)),
      "texts": .values(textValues),
      "navigation": .list(navigation),
      "languages": .list(languages),
      "languageField": .text(language.isInAddress ? language.language.rawValue : nil),
    ]
  }

  private var textValues: TemplateValues {
    [
      "footer": .text(texts.footer),
      "home": .text(texts.home),
      "language": .text(texts.language),
      "loadMore": .text(texts.loadMore),
      "loading": .text(texts.loading),
      "navigation": .text(texts.navigation),
      "nextPage": .text(texts.nextPage),
      "pages": .text(texts.pages),
      "previousPage": .text(texts.previousPage),
      "refresh": .text(texts.refresh),
      "retry": .text(texts.retry),
      "search": .text(texts.search),
      "skipToContent": .text(texts.skipToContent),
    ]
  }
}

extension Language {
  /// The language's name in the language itself.
  var nativeName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }
}
