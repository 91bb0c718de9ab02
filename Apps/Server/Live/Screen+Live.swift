import Presentation

/// What a person can do on a page that follows its screen.
enum LiveAction: String, CaseIterable, Sendable {
  case refresh, loadMore, retry
}

extension Screen {
  /// Loads what the screen shows first.
  func load() async {
    guard case .productList(let model) = self else { return await appear() }
    // The categories are a menu beside the list, and neither waits for the other.
    async let categories: Void = model.send(.showCategories)
    await model.send(.appear)
    await categories
  }

  /// Does what a person asked for; a screen that has no more of anything loads no more.
  func send(_ action: LiveAction) async {
    switch action {
    case .refresh: await refresh()
    case .loadMore: await loadMore()
    case .retry: await retry()
    }
  }
}

extension ScreenState {
  /// Whether an answer is on its way, and nothing to show meanwhile.
  var isWaiting: Bool {
    switch self {
    case .productList(let state): state.content == .loading
    case .productDetail(let state): state.content == .loading
    case .articleList(let state): state.content == .loading
    case .articleDetail(let state): state.content == .loading
    case .pickupPointList(let state): state.content == .loading
    case .pickupPointDetail(let state): state.content == .loading
    }
  }

  /// What went wrong last, with content on the screen or without.
  var error: ErrorViewData? {
    switch self {
    case .productList(let state): state.content.error
    case .productDetail(let state): state.content.error
    case .articleList(let state): state.content.error
    case .articleDetail(let state): state.content.error
    case .pickupPointList(let state): state.content.error
    case .pickupPointDetail(let state): state.content.error
    }
  }

  /// How many pages of a list are on the screen, at least one.
  var pages: Int {
    switch self {
    case .productList(let state): Self.pages(of: state.content.content?.rows.count ?? 0, size: state.route.pageSize)
    case .productDetail: 1
    case .articleList(let state): Self.pages(of: state.content.content?.rows.count ?? 0, size: state.route.pageSize)
    case .articleDetail: 1
    case .pickupPointList(let state): Self.pages(of: state.content.content?.rows.count ?? 0, size: state.route.pageSize)
    case .pickupPointDetail: 1
    }
  }

  /// How many pages so many rows are, at least one.
  static func pages(of rows: Int, size: Int) -> Int {
    max(1, (rows + size - 1) / size)
  }
}
