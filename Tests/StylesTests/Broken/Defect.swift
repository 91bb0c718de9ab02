import Domain
import Presentation
import Testing

/// What is wrong with a screen, and the one promise that the screen breaks; nil if it breaks none.
struct Defect: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let promise: Promise?
  let send: @MainActor @Sendable (ScreenAction, WrappedScreen) async -> Void
  let state: @MainActor @Sendable (WrappedScreen) -> ScreenState
  let shop: @Sendable (any ProductUseCase) -> any ProductUseCase

  init(
    _ description: String,
    _ promise: Promise?,
    state: @escaping @MainActor @Sendable (WrappedScreen) -> ScreenState = { $0.inner.state },
    send: @escaping @MainActor @Sendable (ScreenAction, WrappedScreen) async -> Void = { await $1.inner.send($0) },
    shop: @escaping @Sendable (any ProductUseCase) -> any ProductUseCase = { $0 }
  ) {
    (testDescription, self.promise, self.send, self.state, self.shop) = (description, promise, send, state, shop)
  }

  static let all = [Defect("none", nil)] + ofStates + ofActions + ofCancellation

  /// A defect in what a screen does.
  static func does(
    _ description: String,
    _ promise: Promise,
    _ send: @escaping @MainActor @Sendable (ScreenAction, WrappedScreen) async -> Void
  ) -> Defect {
    Defect(description, promise, send: send)
  }

  /// A defect in what a list shows.
  static func shows(
    _ description: String,
    _ promise: Promise,
    _ shown: @escaping @MainActor @Sendable (LoadState<Content>, WrappedScreen) -> LoadState<Content>
  ) -> Defect {
    Defect(
      description,
      promise,
      state: { screen in
        var state = screen.inner.state
        if screen.list != nil { state.content = shown(state.content, screen) }
        return state
      }
    )
  }
}
