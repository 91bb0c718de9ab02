import Domain
import Presentation
import StyleContract

/// Shows a product, and passes on what a person does. Hosts draw its screen.
@MainActor
struct ProductView<ViewModel: ProductViewModel>: BrowserPage {
  let model: ViewModel

  var screen: BrowserScreen {
    .product(ProductDetailViewModel.State(id: model.viewData.id, content: model.viewData.content))
  }

  func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await model.appear()
    case .refresh, .retry: await model.update()
    case .search, .loadMore, .select, .back: break
    }
  }
}
