import Domain
public import Observation
public import Presentation
import StyleContract

/// The list of products. It tells the coordinator which product was chosen, and does not know the next screen.
@Observable
@MainActor
public final class ProductListScreenModel {
  private enum Job: Equatable {
    case load, refresh, loadMore
  }

  private typealias Products = (PagedList<Product>, LoadState<Content>)

  public private(set) var state: ScreenState

  /// What the screen shows when nothing is loading.
  @ObservationIgnored private var resting = LoadState<Content>.idle {
    didSet { show(resting) }
  }
  @ObservationIgnored private var route: ListRoute
  @ObservationIgnored private var products: PagedList<Product>?
  @ObservationIgnored private var policy = FetchPolicy.useCache
  @ObservationIgnored private var lastJob = Job.load
  @ObservationIgnored private var current: Load<Products>?
  private let container: ShopContainer
  private let coordinator: any Coordinator

  init(container: ShopContainer, coordinator: any Coordinator, route: ListRoute) {
    self.container = container
    self.coordinator = coordinator
    self.route = route
    state = container.list.state(of: route)
  }

  public func onAppear() async {
    if !current.isRunning(), resting == .idle { await perform(.load, policy: .useCache) }
  }

  public func pullToRefresh() async {
    if !current.isRunning() || lastJob == .loadMore { await perform(.refresh, policy: .reload) }
  }

  public func loadNextPage() async {
    if !current.isRunning(), products?.hasMore == true { await perform(.loadMore, policy: policy) }
  }

  public func retry() async {
    guard !current.isRunning() else { return }
    if lastJob == .loadMore, state.content.error != nil { await loadNextPage() } else { await pullToRefresh() }
  }

  public func search(_ text: String) async {
    await show(route.searching(text))
  }

  func show(_ wanted: ListRoute) async {
    guard wanted != route || (!current.isRunning() && products == nil) else { return }
    route = wanted
    products = nil
    resting = .idle
    await perform(.load, policy: .useCache)
  }

  func loadCategories() async {
    guard let choices = state.filter?.choices, !choices.isLoading, choices.content == nil else { return }
    show(choices: .loading)
    let (list, localization) = (container.list, container.localization)
    switch await Load.load({ () async throws(DomainError) in try await list.choices() }).outcome() {
    case .success(let choices): show(choices: .loaded(choices))
    case .failure(.cancelled): show(choices: .idle)
    case .failure(let error): show(choices: .failed(ErrorViewData(error, on: nil, localization: localization)))
    }
  }

  public func didSelectProduct(id: Row.ID) {
    coordinator.navigate(to: .detail(ProductFeature.name, id: id))
  }

  private func perform(_ job: Job, policy: FetchPolicy) async {
    let (list, route, pages) = (container.list, route, job == .loadMore ? products : nil)
    let load = Load.load { () async throws(DomainError) -> Products in
      guard let pages else { return try await list.load(route, policy: policy) }
      return try await list.loadMore(of: pages, route, policy: policy)
    }
    current?.cancel()
    current = load
    lastJob = job
    show(resting.content.map { .loaded($0, job == .loadMore ? .loadingMore : .refreshing) } ?? .loading)
    let outcome = await load.outcome()
    guard current == load else { return }
    current = nil
    switch outcome {
    case .success((let products, let content)):
      (self.products, self.policy) = (products, policy)
      resting = content
    case .failure(.cancelled):
      show(resting)
    case .failure(let error):
      let text = ErrorViewData(error, on: nil, localization: container.localization)
      resting = resting.content.map { .loaded($0, .failed(text)) } ?? .failed(text)
    }
  }

  private func show(_ content: LoadState<Content>? = nil, choices: LoadState<[Choice]>? = nil) {
    let (choices, content) = (choices ?? state.filter?.choices, content ?? state.content)
    state = container.list.state(of: route, choices: choices, content: content)
  }
}

extension ProductListScreenModel: Screen {
  public func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await onAppear()
    case .refresh: await pullToRefresh()
    case .retry: await retry()
    case .loadMore: await loadNextPage()
    case .search(let text): await search(text)
    case .filter(let choice): await show(route.filtering(choice))
    case .showChoices: await loadCategories()
    case .select(let id): didSelectProduct(id: id)
    default: break
    }
  }
}
