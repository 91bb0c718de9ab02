import Presentation

/// The view of a host without SwiftUI; see ``ProductListScreen``.
@MainActor
final class ProductScreen: Screen {
  private let viewState: ProductViewState
  private let interactor: any ProductBusinessLogic

  init(viewState: ProductViewState, interactor: any ProductBusinessLogic) {
    self.viewState = viewState
    self.interactor = interactor
  }

  var state: ScreenState { viewState.screen }

  func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await interactor.load()
    case .refresh, .retry: await interactor.refresh()
    default: break
    }
  }
}
