import Presentation

extension Screen {
  func appear() async {
    switch self {
    case .productList(let model): await model.send(.appear)
    case .productDetail(let model): await model.send(.appear)
    case .articleList(let model): await model.send(.appear)
    case .articleDetail(let model): await model.send(.appear)
    }
  }

  func refresh() async {
    switch self {
    case .productList(let model): await model.send(.refresh)
    case .productDetail(let model): await model.send(.refresh)
    case .articleList(let model): await model.send(.refresh)
    case .articleDetail(let model): await model.send(.refresh)
    }
  }

  func loadMore() async {
    switch self {
    case .productList(let model): await model.send(.loadMore)
    case .articleList(let model): await model.send(.loadMore)
    case .productDetail, .articleDetail: break
    }
  }

  /// Whether there is a following page, or nil where there are no pages.
  var hasMore: Bool? {
    switch self {
    case .productList(let model): model.state.content.content?.hasMore ?? false
    case .articleList(let model): model.state.content.content?.hasMore ?? false
    case .productDetail, .articleDetail: nil
    }
  }

  /// What each row of a list opens.
  var rowRoutes: [Route] {
    switch self {
    case .productList(let model): model.state.content.content?.rows.map(\.route) ?? []
    case .articleList(let model): model.state.content.content?.rows.map(\.route) ?? []
    case .productDetail, .articleDetail: []
    }
  }

  /// The error that left the screen without content.
  var failure: ErrorViewData? {
    switch self {
    case .productList(let model): model.state.content.failure
    case .productDetail(let model): model.state.content.failure
    case .articleList(let model): model.state.content.failure
    case .articleDetail(let model): model.state.content.failure
    }
  }
}
