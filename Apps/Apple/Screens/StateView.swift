import Presentation
import SwiftUI

/// Draws what any screen shows at one moment.
struct StateView: View {
  let state: ScreenState
  let texts: WebTexts
  let send: (ScreenAction) -> Void
  let leave: (Route) -> Void

  var body: some View {
    if let search = state.search {
      SearchView(field: search, send: send) { list }
    } else {
      list
    }
  }

  private var list: some View {
    List {
      if let filter = state.filter, let choices = filter.choices.content {
        FilterView(filter: filter, choices: choices, send: send)
      }
      if let error = state.content.error {
        FailureView(error: error, retry: texts.retry, send: send)
      }
      if let back = state.back, state.content.failure != nil {
        Button(back.text) { leave(back.route) }
      }
      if case .empty(let text) = state.content {
        Text(text)
      }
      if state.isLoading {
        ProgressView(texts.loading)
      }
      if let content = state.content.content {
        ContentView(content: content, texts: texts, send: send)
      }
      ActionsView(actions: state.allActions, texts: texts)
    }
    .navigationTitle(state.content.content?.title ?? state.title)
    .toolbar {
      if state.route.canRefresh {
        Button(texts.refresh, systemImage: "arrow.clockwise") { send(.refresh) }
      }
    }
  }
}

/// What went wrong, and a way to try again if that may help.
struct FailureView: View {
  let error: ErrorViewData
  let retry: String
  let send: (ScreenAction) -> Void

  var body: some View {
    Section {
      Text(error.message).foregroundStyle(.red)
      if error.canRetry {
        Button(retry) { send(.retry) }
      }
    }
  }
}
