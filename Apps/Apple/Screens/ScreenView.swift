import Presentation
import SwiftUI

/// The screen of a route. It exists as long as the route is in the stack.
struct ScreenView: View {
  private let navigator: Navigator
  private let texts: WebTexts
  @State private var screen: any Screen

  /// Which forms were done when the screen was loaded last.
  @State private var seen: Int

  init(route: Route, navigator: Navigator, model: AppModel) {
    self.navigator = navigator
    texts = model.texts
    _screen = State(initialValue: model.screens.screen(for: route, coordinator: navigator))
    _seen = State(initialValue: navigator.changes)
  }

  var body: some View {
    StateView(
      state: screen.state,
      texts: texts,
      isBusy: navigator.isSubmitting,
      rowActions: RowActions(of: { screen.actions(on: $0) }, perform: { navigator.perform($0, staysHere: true) }),
      send: send,
      perform: { navigator.perform($0) },
      leave: { navigator.replace(with: $0) }
    )
    .refreshable { [screen] in await screen.send(.refresh) }
    .task(id: navigator.changes) { await load() }
    .task { [screen] in await screen.follow() }
  }

  private func send(_ action: ScreenAction) {
    Task { await screen.send(action) }
  }

  /// Loads the screen when it is first shown, and again after a form that may have changed it.
  private func load() async {
    await screen.load()
    guard seen != navigator.changes else { return }
    await screen.send(.refresh)
    if !Task.isCancelled { seen = navigator.changes }
  }
}
