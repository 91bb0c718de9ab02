#if DEBUG
  import Presentation

  /// What a person does on a gallery's screen; a screen that has nothing of the kind skips it.
  enum GalleryStep: Sendable {
    case appear
    case refresh
    case loadMore
    case showCategories

    @MainActor
    func perform(on screen: Screen) async {
      switch self {
      case .appear: await screen.appear()
      case .refresh: await screen.refresh()
      case .loadMore: await screen.loadMore()
      case .showCategories: if case .productList(let model) = screen { await model.send(.showCategories) }
      }
    }
  }
#endif
