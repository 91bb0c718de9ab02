import Presentation

@testable import SwiftUI

/// What a person may do on a screen.
enum RandomAction {
  case place(String)
  case row(Int)
  case swipe(Int, String)
  case back
  case search(label: String, text: String)
  case filter(id: String?, label: String, name: String)
  case loadMore, refresh, retry
  case act(String)
  case enter(name: String, label: String, text: String)
  case submit(String, isConfirmed: Bool)

  var isSwipe: Bool {
    if case .swipe = self { true } else { false }
  }

  private static let texts = ["lamp", "lam", "", "zeppelin", "12", "Hamburg", "20457"]

  /// - Parameter typed: What is in the search field.
  @MainActor
  static func possible(_ models: ScreenModels, typed: String?) -> [RandomAction] {
    let state = models.state
    var actions = models.places.filter { $0.route != models.selected }.map { RandomAction.place($0.text) }
    if models.depth > 0 { actions += [.back, .back] }
    if let label = state.search?.label {
      actions += texts.filter { $0 != typed }.map { .search(label: label, text: $0) }
    }
    if let filter = state.filter, let choices = filter.choices.content {
      let others = choices.filter { $0.id != filter.selected }
      actions += others.map { .filter(id: $0.id, label: filter.label, name: $0.name) }
    }
    if state.content.error?.canRetry ?? false { actions.append(.retry) }
    let content = state.content.content
    if content?.paging?.next != nil { actions += [.loadMore, .loadMore] }
    if !state.route.isForm { actions.append(.refresh) }
    actions += (content?.table?.rows.indices).map { $0.prefix(6).map { .row($0) } } ?? []
    actions += models.rowActions.prefix(6).enumerated().flatMap { index, labels in
      labels.map { .swipe(index, $0) }
    }
    for action in state.allActions { actions += Array(repeating: .act(action.label), count: 4) }
    if let form = content?.form { actions += possible(in: form) }
    return actions
  }

  private static func possible(in form: Presentation.Form) -> [RandomAction] {
    var actions = Array(repeating: submit(form.submit, isConfirmed: form.isDestructive), count: 6)
    for field in form.fields {
      switch field.kind {
      case .hidden, .toggle: break
      case .choice(let choices):
        actions += choices.filter { $0.id ?? "" != field.value }.map {
          .enter(name: field.name, label: field.label, text: $0.name)
        }
      default:
        actions += texts.filter { $0 != field.value }.map { .enter(name: field.name, label: field.label, text: $0) }
      }
    }
    return actions
  }
}
