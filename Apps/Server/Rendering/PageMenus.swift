import NIOConcurrencyHelpers
import Presentation

/// The menus of pages. Many requests have the same one, and drawing it is slow, so each is drawn once.
struct PageMenus: Sendable {
  private struct Key: Hashable {
    let language: RequestLanguage
    let feature: String?
  }

  private let drawn = NIOLockedValueBox<[Key: String]>([:])

  func html(in language: RequestLanguage, at feature: String?, draw: () -> String) -> String {
    let key = Key(language: language, feature: feature)
    if let html = drawn.withLockedValue({ $0[key] }) { return html }
    let html = draw()
    drawn.withLockedValue { $0[key] = html }
    return html
  }
}

extension PageRenderer {
  /// - Parameter feature: The feature that the page is of; nil if it is of none.
  func menu(in language: RequestLanguage, at feature: String?) -> String {
    menus.html(in: language, at: feature) {
      let texts = WebTexts(language.localization)
      let links =
        texts.menu
        + (hasAccounts ? texts.personalMenu : [])
      let items = links.map { link -> TemplateValues in
        [
          "title": .text(link.text), "href": .text(language.path(for: link.route)),
          "isCurrent": .flag(link.route.feature == feature),
        ]
      }
      let values: TemplateValues = ["label": .text(texts.navigation), "links": .list(items)]
      return templates.render("menu", values)
    }
  }
}
