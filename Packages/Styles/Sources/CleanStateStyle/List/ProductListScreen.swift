import Presentation
import StyleContract

/// The view of a host without SwiftUI: it shows the view state, and calls the business logic.
@MainActor
final class ProductListScreen: Screen {
  private let viewState: ProductListViewState
  private let interactor: any ProductListBusinessLogic
  private let environment: ScreenEnvironment

  init(viewState: ProductListViewState, interactor: any ProductListBusinessLogic, environment: ScreenEnvironment) {
    self.viewState = viewState
    self.interactor = interactor
    self.environment = environment
  }

  var state: ScreenState { viewState.screen }

  func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await interactor.loadFirstPage()
    case .refresh: await interactor.refresh()
    case .retry: await interactor.retry()
    case .loadMore: await interactor.loadNextPage()
    case .search(let text): await interactor.search(text)
    case .filter(let choice): await interactor.choose(choice)
    case .showChoices: await interactor.loadCategories()
    case .select(let id): environment.coordinator?.navigate(to: .detail(ProductFeature.name, id: id))
    default: break
    }
  }
}
