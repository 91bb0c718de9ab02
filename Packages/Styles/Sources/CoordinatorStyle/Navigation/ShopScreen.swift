import Presentation
import StyleContract

/// A screen on the coordinator's path.
@MainActor
enum ShopScreen {
  case list(ProductListScreenModel)
  case product(ProductScreenModel)

  var content: BrowserScreen {
    switch self {
    case .list(let model): .list(ProductListViewModel.State(route: model.route, content: model.content))
    case .product(let model): .product(ProductDetailViewModel.State(id: model.id, content: model.content))
    }
  }

  /// What the screen does at the moment; it ends when the screen is left, because nobody will see it.
  var work: ScreenWork {
    switch self {
    case .list(let model): model.work
    case .product(let model): model.work
    }
  }

  func perform(_ intent: BrowserIntent) async {
    switch self {
    case .list(let model): await model.perform(intent)
    case .product(let model): await model.perform(intent)
    }
  }
}

extension ProductListScreenModel {
  fileprivate func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await onAppear()
    case .search(let text): await search(text)
    case .loadMore: await loadNextPage()
    case .refresh: await pullToRefresh()
    case .retry: await retry()
    case .select(let id): didSelectProduct(id: id)
    case .back: break
    }
  }
}

extension ProductScreenModel {
  fileprivate func perform(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: await onAppear()
    case .refresh, .retry: await pullToRefresh()
    case .search, .loadMore, .select, .back: break
    }
  }
}
