/// What a person can do on any screen, and what any host asks of one.
extension Screen {
  public func appear() async {
    switch self {
    case .productList(let model): await model.send(.appear)
    case .productDetail(let model): await model.send(.appear)
    case .articleList(let model): await model.send(.appear)
    case .articleDetail(let model): await model.send(.appear)
    case .pickupPointList(let model): await model.send(.appear)
    case .pickupPointDetail(let model): await model.send(.appear)
    }
  }

  public func refresh() async {
    switch self {
    case .productList(let model): await model.send(.refresh)
    case .productDetail(let model): await model.send(.refresh)
    case .articleList(let model): await model.send(.refresh)
    case .articleDetail(let model): await model.send(.refresh)
    case .pickupPointList(let model): await model.send(.refresh)
    case .pickupPointDetail(let model): await model.send(.refresh)
    }
  }

  /// Tries again what failed last.
  public func retry() async {
    switch self {
    case .productList(let model): await model.send(.retry)
    case .productDetail(let model): await model.send(.retry)
    case .articleList(let model): await model.send(.retry)
    case .articleDetail(let model): await model.send(.retry)
    case .pickupPointList(let model): await model.send(.retry)
    case .pickupPointDetail(let model): await model.send(.retry)
    }
  }

  /// Loads the following page; a screen that has no pages does nothing.
  public func loadMore() async {
    switch self {
    case .productList(let model): await model.send(.loadMore)
    case .productDetail: break
    case .articleList(let model): await model.send(.loadMore)
    case .articleDetail: break
    case .pickupPointList(let model): await model.send(.loadMore)
    case .pickupPointDetail: break
    }
  }

  /// Whether there is a following page, or nil where there are no pages.
  public var hasMore: Bool? {
    switch self {
    case .productList(let model): model.state.content.content?.hasMore ?? false
    case .productDetail: nil
    case .articleList(let model): model.state.content.content?.hasMore ?? false
    case .articleDetail: nil
    case .pickupPointList(let model): model.state.content.content?.hasMore ?? false
    case .pickupPointDetail: nil
    }
  }

  /// What each row of a list opens.
  public var rowRoutes: [Route] {
    switch self {
    case .productList(let model): model.state.content.content?.rows.map(\.route) ?? []
    case .productDetail: []
    case .articleList(let model): model.state.content.content?.rows.map(\.route) ?? []
    case .articleDetail: []
    case .pickupPointList(let model): model.state.content.content?.rows.map(\.route) ?? []
    case .pickupPointDetail: []
    }
  }

  /// Whether something is on its way.
  public var isLoading: Bool {
    switch self {
    case .productList(let model): model.state.content.isLoading || model.state.categories.isLoading
    case .productDetail(let model): model.state.content.isLoading
    case .articleList(let model): model.state.content.isLoading
    case .articleDetail(let model): model.state.content.isLoading
    case .pickupPointList(let model): model.state.content.isLoading
    case .pickupPointDetail(let model): model.state.content.isLoading
    }
  }

  /// What went wrong last, with content on the screen or without.
  public var error: ErrorViewData? {
    switch self {
    case .productList(let model): model.state.content.error
    case .productDetail(let model): model.state.content.error
    case .articleList(let model): model.state.content.error
    case .articleDetail(let model): model.state.content.error
    case .pickupPointList(let model): model.state.content.error
    case .pickupPointDetail(let model): model.state.content.error
    }
  }

  /// The error that left the screen without content.
  public var failure: ErrorViewData? {
    switch self {
    case .productList(let model): model.state.content.failure
    case .productDetail(let model): model.state.content.failure
    case .articleList(let model): model.state.content.failure
    case .articleDetail(let model): model.state.content.failure
    case .pickupPointList(let model): model.state.content.failure
    case .pickupPointDetail(let model): model.state.content.failure
    }
  }
}
