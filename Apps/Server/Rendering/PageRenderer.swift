import Foundation
import Presentation

/// Draws screens as HTML. It formats nothing and decides nothing: what people read comes as view data.
struct PageRenderer: Sendable {
  private let templates: Templates
  private let isLive: Bool

  /// - Parameter isLive: Whether pages follow their screens, where the browser runs scripts.
  init(templates: Templates, isLive: Bool = false) {
    self.templates = templates
    self.isLive = isLive
  }

  /// A whole page for a screen.
  func page(_ state: ScreenState, route: Route, language: RequestLanguage) -> String {
    let layout = PageLayout(route: route, language: language, isLive: isLive)
    return switch state {
    case .productList(let state): productList(state, layout)
    case .productDetail(let state): productDetail(state, layout)
    case .articleList(let state): articleList(state, layout)
    case .articleDetail(let state): articleDetail(state, layout)
    case .pickupPointList(let state): pickupPointList(state, layout)
    case .pickupPointDetail(let state): pickupPointDetail(state, layout)
    }
  }

  /// A page that only says what went wrong.
  func page(for error: ErrorViewData, heading: String, language: RequestLanguage, retry: String? = nil) -> String {
    let layout = PageLayout(route: nil, language: language)
    return render(
      .error,
      layout,
      title: heading,
      [
        "heading": .text(heading),
        "failure": .values(["message": .text(error.message), "retry": .text(error.canRetry ? retry : nil)]),
      ]
    )
  }

  func render(_ name: Templates.Name, _ layout: PageLayout, title: String, _ values: TemplateValues) -> String {
    var all = layout.values(title: title)
    all.add(values)
    return templates.render(name, all)
  }

  /// What is beside the content, or in its place.
  func values<Content>(_ state: LoadState<Content>, notice: String?, _ layout: PageLayout) -> TemplateValues {
    [
      "failure": .values(state.error.map { failure($0, layout) }),
      "empty": .text(state.emptyText),
      "isLoading": .flag(state.isLoading),
      "notice": .text(notice),
    ]
  }

  /// Labels and what they label, with a link where a value leads somewhere.
  func facts(_ facts: [FactViewData]) -> TemplateValues.Value {
    .list(
      facts.map { fact in
        ["label": .text(fact.label), "value": .text(fact.value), "href": .text(fact.link?.absoluteString)]
      }
    )
  }

  private func failure(_ error: ErrorViewData, _ layout: PageLayout) -> TemplateValues {
    let again = layout.route.map(layout.language.path)
    return ["message": .text(error.message), "retry": .text(error.canRetry ? again : nil)]
  }
}

extension LoadState {
  fileprivate var emptyText: String? {
    if case .empty(let text) = self { text } else { nil }
  }
}
