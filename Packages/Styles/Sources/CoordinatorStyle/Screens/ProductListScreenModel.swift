import Domain
import Observation
import Presentation
import StyleContract

/// The list of products. Where to go it tells the coordinator, which it holds weakly: the coordinator holds the screen.
@Observable
@MainActor
final class ProductListScreenModel {
  private enum Job: Equatable {
    case load, refresh, loadMore
  }

  private(set) var route: ProductListRoute
  private(set) var content = LoadState<ProductListViewData>.idle

  /// Who shows another screen; the coordinator that made this one.
  @ObservationIgnored weak var navigation: (any ShopNavigation)?
  @ObservationIgnored let work = ScreenWork()
  @ObservationIgnored private var products: Listing<Product>?
  @ObservationIgnored private var policy = FetchPolicy.useCache
  @ObservationIgnored private var failedJob: Job?
  @ObservationIgnored private var current: Task<Outcome, Never>?
  private let services: ShopServices

  private typealias Outcome = Result<(products: Listing<Product>, content: LoadState<ProductListViewData>), DomainError>

  init(services: ShopServices, route: ProductListRoute) {
    self.services = services
    self.route = route
  }

  func onAppear() async {
    guard !isLoading, products == nil, content.error == nil else { return }
    await perform(.load, policy: .useCache)
  }

  func search(_ text: String) async {
    let wanted = ProductListRoute(search: text, category: route.category, pageSize: route.pageSize)
    guard wanted != route || (!isLoading && products == nil) else { return }
    route = wanted
    products = nil
    content = .idle
    await perform(.load, policy: .useCache)
  }

  func pullToRefresh() async {
    if !isLoading { await perform(.refresh, policy: .reload) }
  }

  func loadNextPage() async {
    if !isLoading, products?.hasMore == true { await perform(.loadMore, policy: policy) }
  }

  func retry() async {
    if failedJob == .loadMore { await loadNextPage() } else { await pullToRefresh() }
  }

  func didSelectProduct(id: Product.ID) {
    navigation?.navigate(to: .productDetail(id: id))
  }

  private var isLoading: Bool {
    current.map { !$0.isCancelled } ?? false
  }

  private func perform(_ job: Job, policy: FetchPolicy) async {
    let before = resting
    let task = fetch(job == .loadMore ? products : nil, policy: policy)
    current?.cancel()
    current = task
    content = loading(job)
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // Another job has begun meanwhile.
    guard current == task else { return }
    current = nil
    switch outcome {
    case _ where Task.isCancelled, .failure(.cancelled):
      content = before
    case .success(let loaded):
      (products, content, failedJob) = (loaded.products, loaded.content, nil)
      self.policy = policy
    case .failure(let error):
      failedJob = job
      let words = ErrorViewData(error, on: .productList(route), localization: services.localization)
      content = before.content.map { .loaded($0, .failed(words)) } ?? .failed(words)
    }
  }

  private func fetch(_ listing: Listing<Product>?, policy: FetchPolicy) -> Task<Outcome, Never> {
    let (services, route) = (services, route)
    return Task { @concurrent in
      let useCase = services.productUseCase
      do throws(DomainError) {
        async let category = useCase.categoryName(of: route)
        let products =
          if let listing {
            try await useCase.more(of: listing, matching: route.query, policy: policy)
          } else {
            try await useCase.listing(matching: route.query, policy: policy)
          }
        let localization = services.localization
        return .success(
          (products, LoadState(products, route: route, category: await category, localization: localization))
        )
      } catch {
        return .failure(error)
      }
    }
  }

  private func loading(_ job: Job) -> LoadState<ProductListViewData> {
    switch (job, content) {
    case (.refresh, .loaded(let list, _)): .loaded(list, .refreshing)
    case (.loadMore, .loaded(let list, _)): .loaded(list, .loadingMore)
    case (.load, _), (.refresh, _), (.loadMore, _): .loading
    }
  }

  /// What is on the screen when nothing is loading: also where a load has been cancelled that has not ended yet.
  private var resting: LoadState<ProductListViewData> {
    switch content {
    case .loading: .idle
    case .loaded(let list, .refreshing), .loaded(let list, .loadingMore): .loaded(list)
    case .idle, .empty, .failed, .loaded: content
    }
  }
}
