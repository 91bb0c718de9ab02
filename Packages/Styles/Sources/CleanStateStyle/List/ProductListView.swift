import Presentation
import StyleContract

/// The list's user interface: it shows the view state, and calls the business logic. Hosts draw its state.
@MainActor
final class ProductListView: Screen {
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
    case .search(let text): await interactor.show(viewState.route.searching(text))
    case .filter(let choice): await interactor.show(viewState.route.filtering(choice))
    case .showChoices: await interactor.loadCategories()
    case .select(let id): environment.coordinator?.navigate(to: .detail(ProductFeature.name, id: id))
    default: break
    }
  }
}
