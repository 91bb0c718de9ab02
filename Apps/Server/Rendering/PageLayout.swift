import Hummingbird
import Presentation

/// What surrounds each page: the head, the navigation, the languages.
struct PageLayout {
  /// The route that is shown, or `nil` for a page that has none, such as one that says that nothing is there.
  let route: Route?
  let language: RequestLanguage

  /// Whether the page follows its screen.
  var isLive = false

  var texts: WebTexts { WebTexts(language.localization) }

  func values(title: String) -> TemplateValues {
    let home = Route.productList()
    return [
      "language": .text(language.language.rawValue),
      "title": .text(title),
      "canonical": .text(route.map(RouteCodec.path)),
      "stylesheet": .text(Assets.stylesheetPath),
      "address": .text(route.map(language.path)),
      "live": .text(isLive ? route.map { LiveRoutes.prefix + language.path(for: $0) } : nil),
      "script": .text(Assets.scriptPath),
      "home": .text(language.path(for: home)),
      "texts": .values(textValues),
      "navigation": .list([
        item(texts.products, home),
        item(texts.articles, .articleList()),
        item(texts.pickupPointsTitle, .pickupPointList()),
      ]),
      "languages": .list(
        Language.allCases.map { other in
          [
            "code": .text(other.rawValue),
            "name": .text(other.nativeName),
            "href": .text(RequestLanguage.path(for: route ?? home, in: other)),
            "isCurrent": .flag(other == language.language),
          ]
        }
      ),
      "languageField": .text(language.isInAddress ? language.language.rawValue : nil),
    ]
  }

  private func item(_ title: String, _ list: Route) -> TemplateValues {
    ["title": .text(title), "href": .text(language.path(for: list)), "isCurrent": .flag(route?.list == list)]
  }

  private var textValues: TemplateValues {
    [
      "allProducts": .text(texts.allProducts),
      "backToArticles": .text(texts.backToArticles),
      "category": .text(texts.category),
      "footer": .text(texts.footer),
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
      "searchArticles": .text(texts.searchArticles),
      "searchProducts": .text(texts.searchProducts),
      "skipToContent": .text(texts.skipToContent),
    ]
  }
}

extension Language {
  /// What its speakers call the language.
  var nativeName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }
}

extension Route {
  /// The whole list that a screen belongs to, as the navigation leads to it.
  fileprivate var list: Route {
    switch self {
    case .productList, .productDetail: .productList()
    case .articleList, .articleDetail: .articleList()
    case .pickupPointList: .pickupPointList()
    case .pickupPointDetail: .pickupPointList()
    }
  }
}
