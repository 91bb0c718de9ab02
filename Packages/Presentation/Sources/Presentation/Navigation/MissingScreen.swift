/// The screen of a route that names no feature, or an identifier that the feature cannot have.
///
/// Such a route was not made by ``RouteCodec``. It is also the smallest example of a screen written by hand.
@MainActor
final class MissingScreen: Screen {
  let state: ScreenState

  init(_ route: Route, in environment: ScreenEnvironment) {
    let error = ErrorViewData(
      RouteError.unknownPath(RouteCodec.path(for: route)),
      localization: environment.localization
    )
    state = ScreenState(route: route, title: "", back: nil, content: .failed(error))
  }

  func send(_ action: ScreenAction) async {}
}
