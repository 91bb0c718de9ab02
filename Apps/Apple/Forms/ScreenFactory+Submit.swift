import Presentation

extension ScreenFactory {
  /// Submits a form that asks for nothing, without showing it. Returns where it leads if it is done, else why it is not.
  func submit(_ form: Route, from here: Route = .home) async -> (next: Route?, failure: ErrorViewData?) {
    let hidden = AppCoordinator(root: here, path: [form])
    let screen = screen(for: form, coordinator: hidden)
    await screen.send(.appear)
    await screen.send(.submit)
    guard hidden.current == form else { return (hidden.current, nil) }
    return (nil, screen.state.content.failure ?? screen.state.content.content?.form?.failure)
  }
}
