import Domain
import Observation
import Presentation

/// What the list shows: the only truth about it.
@Observable
@MainActor
final class ProductListViewState: ProductListData {
  private enum Activity {
    case none
    case loading(ProductListLoad)
    case failed(DomainError, ProductListLoad)
  }

  private(set) var route: ProductListRoute
  private(set) var content = LoadState<ProductListViewData>.idle

  @ObservationIgnored private(set) var listing: Listing<Product>?
  @ObservationIgnored private(set) var policy = FetchPolicy.useCache
  @ObservationIgnored private var loaded = LoadState<ProductListViewData>.idle
  @ObservationIgnored private var activity = Activity.none {
    didSet { content = shown }
  }
  /// What a cancelled load goes back to.
  @ObservationIgnored private var lastActivity = Activity.none
  private let localization: Localization

  init(route: ProductListRoute, localization: Localization) {
    self.route = route
    self.localization = localization
  }

  var failedLoad: ProductListLoad? {
    if case .failed(_, let load) = activity { load } else { nil }
  }

  private var shown: LoadState<ProductListViewData> {
    switch (activity, loaded) {
    case (.none, _): loaded
    case (.loading(.refresh), .loaded(let list, _)): .loaded(list, .refreshing)
    case (.loading(.nextPage), .loaded(let list, _)): .loaded(list, .loadingMore)
    case (.loading, _): .loading
    case (.failed(let error, _), .loaded(let list, _)): .loaded(list, .failed(words(for: error)))
    case (.failed(let error, _), _): .failed(words(for: error))
    }
  }

  private func words(for error: DomainError) -> ErrorViewData {
    ErrorViewData(error, on: .productList(route), localization: localization)
  }
}

extension ProductListViewState: ProductListPresentationLogic {
  func present(route: ProductListRoute) {
    self.route = route
    listing = nil
    loaded = .idle
    lastActivity = .none
  }

  func presentLoading(_ load: ProductListLoad) {
    if case .loading = activity {} else { lastActivity = activity }
    activity = .loading(load)
  }

  func present(_ listing: Listing<Product>, categoryName: String?, policy: FetchPolicy) {
    self.listing = listing
    self.policy = policy
    loaded = LoadState(listing, route: route, category: categoryName, localization: localization)
    activity = .none
  }

  func present(_ error: DomainError, of load: ProductListLoad) {
    activity = .failed(error, load)
  }

  func presentCancellation() {
    activity = lastActivity
  }
}
