public import Domain

/// A route's view model.
@MainActor
public enum Screen {
  case productList(ProductListViewModel)
  case productDetail(ProductDetailViewModel)
  case articleList(ArticleListViewModel)
  case articleDetail(ArticleDetailViewModel)
  case pickupPointList(PickupPointListViewModel)
  case pickupPointDetail(PickupPointDetailViewModel)
}

/// Makes the view model of a route, with all it needs. Every host gets its screens from here.
@MainActor
public struct ScreenFactory {
  public typealias UseCases =
    HasProductUseCase
    & HasArticleUseCase
    & HasPickupPointUseCase

  private let useCases: any UseCases
  private let localization: Localization
  private let debounce: Duration

  /// - Parameter debounce: How long a search waits for the next keystroke; zero for hosts that send whole words.
  public init(useCases: any UseCases, localization: Localization, debounce: Duration = .zero) {
    self.useCases = useCases
    self.localization = localization
    self.debounce = debounce
  }

  public func screen(for route: Route, coordinator: any Coordinator) -> Screen {
    switch route {
    case .productList(let list):
      .productList(
        ProductListViewModel(useCases: useCases, route: list, coordinator: coordinator, localization: localization)
      )
    case .productDetail(let id):
      .productDetail(ProductDetailViewModel(useCases: useCases, id: id, localization: localization))
    case .articleList(let list):
      .articleList(
        ArticleListViewModel(
          useCases: useCases,
          route: list,
          coordinator: coordinator,
          localization: localization,
          debounce: debounce
        )
      )
    case .articleDetail(let id):
      .articleDetail(ArticleDetailViewModel(useCases: useCases, id: id, localization: localization))
    case .pickupPointList(let list):
      .pickupPointList(
        PickupPointListViewModel(
          useCases: useCases,
          route: list,
          coordinator: coordinator,
          localization: localization,
          debounce: debounce
        )
      )
    case .pickupPointDetail(let id):
      .pickupPointDetail(PickupPointDetailViewModel(useCases: useCases, id: id, localization: localization))
    }
  }
}
