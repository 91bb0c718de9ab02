import Domain
import Presentation
import StyleContract

/// The list's user interface: it shows the view state, and calls the business logic.
@MainActor
struct ProductListView: BrowserPage {
  let state: ProductListViewState
  let interactor: any ProductListBusinessLogic

  var screen: BrowserScreen {
    .list(ProductListViewModel.State(route: state.route, content: state.content))
  }

  func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await interactor.loadFirstPage()
    case .search(let text): await interactor.search(text)
    case .loadMore: await interactor.loadNextPage()
    case .refresh: await interactor.refresh()
    case .retry: await interactor.retry()
    case .select, .back: break
    }
  }
}
