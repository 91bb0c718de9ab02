import Composition
import Presentation

/// What a screen shows at one moment, taken off the main actor to be drawn elsewhere.
enum ScreenState: Equatable, Sendable {
  case productList(ProductListViewModel.State)
  case productDetail(ProductDetailViewModel.State)
  case articleList(ArticleListViewModel.State)
  case articleDetail(ArticleDetailViewModel.State)
  case pickupPointList(PickupPointListViewModel.State)
  case pickupPointDetail(PickupPointDetailViewModel.State)

  @MainActor
  init(_ screen: Screen) {
    switch screen {
    case .productList(let model): self = .productList(model.state)
    case .productDetail(let model): self = .productDetail(model.state)
    case .articleList(let model): self = .articleList(model.state)
    case .articleDetail(let model): self = .articleDetail(model.state)
    case .pickupPointList(let model): self = .pickupPointList(model.state)
    case .pickupPointDetail(let model): self = .pickupPointDetail(model.state)
    }
  }

  /// The error that left the screen without content.
  var failure: ErrorViewData? {
    switch self {
    case .productList(let state): state.content.failure
    case .productDetail(let state): state.content.failure
    case .articleList(let state): state.content.failure
    case .articleDetail(let state): state.content.failure
    case .pickupPointList(let state): state.content.failure
    case .pickupPointDetail(let state): state.content.failure
    }
  }
}

/// Loads the screens that pages show.
struct ScreenLoader: Sendable {
  private let useCases: DIContainer

  init(useCases: DIContainer) {
    self.useCases = useCases
  }

  /// Makes a route's view model, lets it load, and returns what it came to.
  @MainActor
  func load(_ route: Route, in localization: Localization) async -> ScreenState {
    let coordinator = AppCoordinator(root: route)
    let screen = ScreenFactory(useCases: useCases, localization: localization).screen(
      for: route,
      coordinator: coordinator
    )
    await screen.load()
    return ScreenState(screen)
  }
}
