import Domain
public import Observation
public import Presentation

/// How the interactor changes the view state.
@MainActor
protocol ProductListPresentationLogic: AnyObject {
  /// Another list is wanted; the old one is removed.
  func present(route: ListRoute)
  func presentLoading(_ load: ProductListLoad)
  func present(_ list: PagedList<Product>, _ content: LoadState<Content>, policy: FetchPolicy)
  func present(_ error: DomainError, of load: ProductListLoad)

  /// A load was cancelled; the screen shows again what it showed before.
  func presentCancellation()

  /// - Parameter categories: The result of loading them; nil while they are loading.
  func present(categories: Result<[Choice], DomainError>?)
}

/// What the list shows: the single source of truth.
@Observable
@MainActor
public final class ProductListViewState: ProductListData {
  public private(set) var screen: ScreenState

  @ObservationIgnored private(set) var route: ListRoute
  @ObservationIgnored private(set) var list: PagedList<Product>?
  @ObservationIgnored private(set) var policy = FetchPolicy.useCache
  @ObservationIgnored private(set) var failedLoad: ProductListLoad?
  @ObservationIgnored private var categories = LoadState<[Choice]>.idle

  /// What the screen shows when nothing is loading.
  @ObservationIgnored private var settled = LoadState<Content>.idle
  private let content: ListContent<ProductFeature>
  private let localization: Localization

  init(route: ListRoute, content: ListContent<ProductFeature>, localization: Localization) {
    self.route = route
    self.content = content
    self.localization = localization
    screen = content.state(of: route)
  }

  var needsCategories: Bool {
    !categories.isLoading && categories.content == nil
  }

  private func show(_ shown: LoadState<Content>) {
    screen = content.state(of: route, choices: categories, content: shown)
  }

  private func settle(_ shown: LoadState<Content>, failed load: ProductListLoad? = nil) {
    (settled, failedLoad) = (shown, load)
    show(shown)
  }
}

extension ProductListViewState: ProductListPresentationLogic {
  func present(route: ListRoute) {
    self.route = route
    list = nil
    settle(.idle)
  }

  func presentLoading(_ load: ProductListLoad) {
    switch (load, settled.content) {
    case (.refresh, let content?): show(.loaded(content, .refreshing))
    case (.nextPage, let content?): show(.loaded(content, .loadingMore))
    case (.first, _), (_, nil): show(.loading)
    }
  }

  func present(_ list: PagedList<Product>, _ content: LoadState<Content>, policy: FetchPolicy) {
    (self.list, self.policy) = (list, policy)
    settle(content)
  }

  func present(_ error: DomainError, of load: ProductListLoad) {
    let text = ErrorViewData(error, on: nil, localization: localization)
    settle(settled.content.map { .loaded($0, .failed(text)) } ?? .failed(text), failed: load)
  }

  func presentCancellation() {
    show(settled)
  }

  func present(categories result: Result<[Choice], DomainError>?) {
    categories =
      switch result {
      case nil: .loading
      case .success(let choices): .loaded(choices)
      case .failure(.cancelled): .idle
      case .failure(let error): .failed(ErrorViewData(error, on: nil, localization: localization))
      }
    show(screen.content)
  }
}
