import Presentation

/// Draws screens as HTML pages. All texts come from the screens' content.
struct PageRenderer: Sendable {
  let templates: Templates

  /// Whether pages follow their screens in browsers that run scripts.
  var isLive = false

  /// Whether pages lead to an account.
  var hasAccounts = false

  /// What pages' forms have beside their own fields.
  var forms = FormExtras()

  let menus = PageMenus()

  func page(_ state: ScreenState, language: RequestLanguage) -> String {
    let content = state.content.content
    let isMissing = state.back != nil && state.content.error != nil
    let layout = PageLayout(
      route: state.route,
      language: language,
      title: content?.title ?? (isMissing ? WebTexts(language.localization).notFoundTitle : state.title),
      isRejected: (content?.form?.failure?.message ?? forms.problem) != nil,
      isLive: isLive,
      menu: menu(in: language, at: state.route.feature),
      values: [
        "back": .text(state.back.map { language.path(for: $0.route) }),
        "backLabel": .text(state.back?.text),
        "search": .values(search(state, language)),
        "notice": .text(content?.notice),
        "failure": .values(state.content.error.map { failure($0, retry: language.path(for: state.route)) }),
        "empty": .text(state.content.emptyText),
        "isLoading": .flag(state.content.isLoading),
        "hasActions": .flag(!state.allActions.isEmpty),
        "actions": .list(
          state.allActions.map { ActionTemplateValues(action: $0, language: language, extras: forms) }
        ),
        "loaded": .values(
          content.map { content in
            ContentValues(
              content: content,
              route: state.route,
              language: language,
              forms: forms
            )
          }
        ),
      ]
    )
    return templates.render(Templates.name(for: state), layout)
  }

  /// A page that shows an error and nothing else.
  func page(for error: ErrorViewData, heading: String, language: RequestLanguage, retry: String? = nil) -> String {
    let values: TemplateValues = ["failure": .values(failure(error, retry: retry))]
    return templates.render(
      "error",
      PageLayout(
        route: nil,
        language: language,
        title: heading,
        menu: menu(in: language, at: nil),
        values: values
      )
    )
  }

  private func search(_ state: ScreenState, _ language: RequestLanguage) -> TemplateValues? {
    guard let field = state.search else { return nil }
    return [
      "action": .text(language.linkPrefix + RouteCodec.path(for: .list(ListRoute(state.route.feature)))),
      "name": .text(field.parameter), "label": .text(field.label), "text": .text(field.text),
      "filter": .values(state.filter.flatMap(filter)),
    ]
  }

  private func filter(_ filter: ScreenState.Filter) -> TemplateValues? {
    guard let choices = filter.choices.content else { return nil }
    let options = choices.map { choice -> TemplateValues in
      ["id": .text(choice.id ?? ""), "name": .text(choice.name), "isCurrent": .flag(choice.id == filter.selected)]
    }
    return ["name": .text(filter.parameter), "label": .text(filter.label), "choices": .list(options)]
  }

  private func failure(_ error: ErrorViewData, retry: String?) -> TemplateValues {
    ["message": .text(error.message), "retry": .text(error.canRetry ? retry : nil)]
  }
}

extension LoadState {
  fileprivate var emptyText: String? {
    if case .empty(let text) = self { text } else { nil }
  }
}
