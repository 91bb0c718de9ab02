import Presentation
import SwiftUI

/// The screen of a route. It exists as long as the route is in the stack.
struct ScreenView: View {
  private let navigator: Navigator
  private let model: AppModel
  @State private var screen: any Screen

  /// How often screens were to be loaded again when this one was loaded last.
  @State private var seen: Int

  init(route: Route, navigator: Navigator, model: AppModel) {
    self.navigator = navigator
    self.model = model
    _screen = State(initialValue: model.screens.screen(for: route, coordinator: navigator))
    _seen = State(initialValue: navigator.changes)
  }

  var body: some View {
    StateView(
      state: screen.state,
      texts: model.texts,
      send: send,
      leave: { navigator.leave(for: $0) }
    )
    .environment(\.screenActions, ScreenActions(of: screen, navigator, model))
    .refreshable { [screen] in await screen.send(.refresh) }
    .task { [screen] in await screen.follow { await screen.load() } }
    .task(id: navigator.changes) { await refresh() }
  }

  private func send(_ action: ScreenAction) {
    Task { await screen.send(action) }
  }

  /// Loads the screen again if it may have changed since.
  private func refresh() async {
    guard seen != navigator.changes else { return }
    await screen.send(.refresh)
    if !Task.isCancelled { seen = navigator.changes }
  }
}
