import Domain
import Presentation
import StyleContract

/// A product's user interface: it shows the view state, and calls the business logic.
@MainActor
struct ProductView: BrowserPage {
  let state: ProductViewState
  let interactor: any ProductBusinessLogic

  var screen: BrowserScreen {
    .product(ProductDetailViewModel.State(id: state.id, content: state.content))
  }

  func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await interactor.load()
    case .refresh, .retry: await interactor.refresh()
    case .search, .loadMore, .select, .back: break
    }
  }
}
