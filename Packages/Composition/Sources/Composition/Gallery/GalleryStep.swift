#if DEBUG
  import Presentation

  /// What a person does on a gallery's screen.
  enum GalleryStep: Sendable {
    case appear
    case refresh
    case loadMore
    case showCategories

    @MainActor
    func perform(on screen: Screen) async {
      switch self {
      case .appear: await screen.send(.appear, .appear, .appear, .appear)
      case .refresh: await screen.send(.refresh, .refresh, .refresh, .refresh)
      case .loadMore: await screen.send(.loadMore, nil, .loadMore, nil)
      case .showCategories: await screen.send(.showCategories, nil, nil, nil)
      }
    }
  }

  extension Screen {
    /// Sends the action of its kind; a screen that has none for a step skips it.
    fileprivate func send(
      _ productList: ProductListViewModel.Action,
      _ productDetail: ProductDetailViewModel.Action?,
      _ articleList: ArticleListViewModel.Action?,
      _ articleDetail: ArticleDetailViewModel.Action?
    ) async {
      switch self {
      case .productList(let model): await model.send(productList)
      case .productDetail(let model): if let productDetail { await model.send(productDetail) }
      case .articleList(let model): if let articleList { await model.send(articleList) }
      case .articleDetail(let model): if let articleDetail { await model.send(articleDetail) }
      }
    }
  }
#endif
