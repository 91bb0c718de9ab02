import Presentation

extension Screen {
  var kind: String {
    switch self {
    case .productList: "product-list"
    case .productDetail: "product-detail"
    case .articleList: "article-list"
    case .articleDetail: "article-detail"
    case .pickupPointList: "pickup-point-list"
    case .pickupPointDetail: "pickup-point-detail"
    }
  }

  /// The state's case, with the error's code where there is one: `loaded, failed offline`.
  var stateName: String {
    switch self {
    case .productList(let model): model.state.nameWithCategories
    case .productDetail(let model): model.state.content.name
    case .articleList(let model): model.state.content.name
    case .articleDetail(let model): model.state.content.name
    case .pickupPointList(let model): model.state.content.name
    case .pickupPointDetail(let model): model.state.content.name
    }
  }

  /// All that the screen shows, to compare it.
  var contents: String {
    switch self {
    case .productList(let model): "\(model.state)"
    case .productDetail(let model): "\(model.state)"
    case .articleList(let model): "\(model.state)"
    case .articleDetail(let model): "\(model.state)"
    case .pickupPointList(let model): "\(model.state)"
    case .pickupPointDetail(let model): "\(model.state)"
    }
  }
}

extension ProductListViewModel.State {
  fileprivate var nameWithCategories: String {
    categories == .idle ? content.name : "\(content.name); categories \(categories.name)"
  }
}

extension LoadState {
  fileprivate var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .empty: "empty"
    case .failed(let error): "failed \(error.code)"
    case .loaded(_, .settled): "loaded"
    case .loaded(_, .refreshing): "loaded, refreshing"
    case .loaded(_, .loadingMore): "loaded, loading more"
    case .loaded(_, .failed(let error)): "loaded, failed \(error.code)"
    }
  }
}
