public import Domain
public import Observation

/// The list of products: browsing, searching, filtering, loading more.
@MainActor
@Observable
public final class ProductListViewModel {
  public enum Action: Equatable, Sendable {
    /// The screen came into sight; what is there already stays.
    case appear
    case refresh
    case retry
    case loadMore
    case search(String)

    /// Stay in one category, or leave it with nil.
    case filter(category: String?)

    /// The person wants to choose a category.
    case showCategories
    case select(id: Int)
  }

  public struct State: Equatable, Sendable {
    /// What the list shows, or is about to show.
    public fileprivate(set) var route: ProductListRoute
    public fileprivate(set) var content: LoadState<ProductListViewData> = .idle
    public fileprivate(set) var categories: LoadState<[CategoryViewData]> = .idle

    /// A state without a view model, for a host or a screen of another making.
    public init(
      route: ProductListRoute,
      content: LoadState<ProductListViewData> = .idle,
      categories: LoadState<[CategoryViewData]> = .idle
    ) {
      self.route = route
      self.content = content
      self.categories = categories
    }
  }

  public typealias UseCases = HasProductUseCase

  public private(set) var state: State

  private typealias Loaded = (listing: Listing<Product>, policy: FetchPolicy, content: LoadState<ProductListViewData>)

  private let useCase: any ProductUseCase
  private let localization: Localization
  private weak var coordinator: (any Coordinator)?
  private var listing: Listing<Product>?

  /// How the listing was loaded, and its following pages will be.
  private var policy = FetchPolicy.useCache
  private var failedReason: LoadReason?
  private let latestList = LatestTask<Loaded>()
  private let latestCategories = LatestTask<[CategoryViewData]>()

  public init(
    useCases: any UseCases,
    route: ProductListRoute = ProductListRoute(),
    coordinator: (any Coordinator)? = nil,
    localization: Localization = Localization()
  ) {
    useCase = useCases.productUseCase
    self.localization = localization
    self.coordinator = coordinator
    state = State(route: route)
  }

  /// Does what a person asked for, and returns when it is done.
  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latestList.isRunning { await load(.replace, policy: .useCache) }
    case .refresh:
      if !latestList.isRunning { await load(.refresh, policy: .reload) }
    case .retry:
      await retry()
    case .loadMore:
      await loadMore()
    case .search(let text):
      await show(ProductListRoute(search: text, category: state.route.category, pageSize: state.route.pageSize))
    case .filter(let category):
      await show(ProductListRoute(search: state.route.search, category: category, pageSize: state.route.pageSize))
    case .showCategories:
      await loadCategories()
    case .select(let id):
      coordinator?.navigate(to: .productDetail(id: id))
    }
  }

  private func show(_ route: ProductListRoute) async {
    guard route != state.route || !(latestList.isRunning || state.content.content != nil) else { return }
    state.route = route
    listing = nil
    await load(.replace, policy: .useCache)
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy) async {
    let (useCase, route, localization) = (useCase, state.route, localization)
    await apply(reason) { () async throws(DomainError) -> Loaded in
      async let category = useCase.categoryName(of: route)
      let listing = try await useCase.listing(matching: route.query, policy: policy)
      return (listing, policy, .init(listing, route: route, category: await category, localization: localization))
    }
  }

  /// Tries again what failed last.
  private func retry() async {
    guard !latestList.isRunning else { return }
    if failedReason == .more, state.content.errorLoading {
      await loadMore()
    } else {
      await load(.refresh, policy: .reload)
    }
  }

  private func loadMore() async {
    guard let listing, listing.hasMore, !latestList.isRunning else { return }
    let (useCase, route, policy, localization) = (useCase, state.route, policy, localization)
    await apply(.more) { () async throws(DomainError) -> Loaded in
      async let category = useCase.categoryName(of: route)
      let longer = try await useCase.more(of: listing, matching: route.query, policy: policy)
      return (longer, policy, .init(longer, route: route, category: await category, localization: localization))
    }
  }

  private func apply(
    _ reason: LoadReason,
    _ operation: @escaping @Sendable () async throws(DomainError) -> Loaded
  ) async {
    let before = state.content
    state.content = before.loading(reason)
    switch await latestList.run(operation) {
    case .success(let loaded):
      (listing, policy) = (loaded.listing, loaded.policy)
      state.content = loaded.content
    case .failure(let error):
      failedReason = reason
      state.content = before.failing(reason, with: ErrorViewData(error, localization: localization))
    case .cancelled:
      state.content = reason == .replace ? .idle : before.settled
    case .superseded:
      break
    }
  }

  private func loadCategories() async {
    guard state.categories.content == nil, !latestCategories.isRunning else { return }
    let (useCase, localization) = (useCase, localization)
    state.categories = .loading
    let outcome = await latestCategories.run { () async throws(DomainError) in
      CategoryViewData.list(try await useCase.categories(), localization: localization)
    }
    switch outcome {
    case .success(let categories): state.categories = .loaded(categories)
    case .failure(let error): state.categories = .failed(ErrorViewData(error, localization: localization))
    case .cancelled: state.categories = .idle
    case .superseded: break
    }
  }
}
