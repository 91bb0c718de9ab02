import Domain
import Presentation
import StyleContract

/// Shows the list, and passes on what a person does. Hosts draw its screen.
@MainActor
struct ListView<ViewModel: ListViewModel>: BrowserPage {
  let model: ViewModel

  var screen: BrowserScreen {
    .list(ProductListViewModel.State(route: model.viewData.route, content: model.viewData.content))
  }

  func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await model.appear()
    case .refresh: await model.update()
    case .search(let text): await model.search(text)
    case .loadMore: await model.loadMore()
    case .retry: await model.retry()
    case .select, .back: break
    }
  }
}
