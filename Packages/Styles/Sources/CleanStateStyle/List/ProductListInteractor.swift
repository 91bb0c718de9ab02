import Domain
import Presentation
import StyleContract

/// What a person can ask of the list.
@MainActor
public protocol ProductListBusinessLogic: Sendable {
  func loadFirstPage() async
  func loadNextPage() async
  func refresh() async
  func retry() async

  /// Shows the list of another search text.
  func search(_ text: String) async

  /// Shows the list of another category; nil for all products.
  func choose(_ category: String?) async
  func loadCategories() async
}

/// What the interactor reads of the view state.
@MainActor
protocol ProductListData: AnyObject {
  var route: ListRoute { get }
  var list: PagedList<Product>? { get }

  /// How the list was loaded; its following pages are loaded in the same way.
  var policy: FetchPolicy { get }

  /// What failed, if the screen shows an error.
  var failedLoad: ProductListLoad? { get }
  var needsCategories: Bool { get }
}

/// What is loaded for the list.
enum ProductListLoad: Equatable {
  case first
  case refresh
  case nextPage
}

/// The rules of the list. It holds the view state weakly on both sides, because the view owns the view state.
@MainActor
final class ProductListInteractor {
  private typealias Loaded = (PagedList<Product>, LoadState<Content>)

  private let content: ListContent<ProductFeature>
  private weak var presenter: (any ProductListPresentationLogic)?
  private weak var data: (any ProductListData)?
  private var current: Load<Loaded>?
  private var currentKind = ProductListLoad.first

  init(
    content: ListContent<ProductFeature>,
    presenter: any ProductListPresentationLogic,
    data: any ProductListData
  ) {
    self.content = content
    self.presenter = presenter
    self.data = data
  }

  private func load(_ kind: ProductListLoad, policy: FetchPolicy) async {
    guard let data else { return }
    let (content, route, list) = (content, data.route, kind == .nextPage ? data.list : nil)
    let load = Load.load { () async throws(DomainError) -> Loaded in
      guard let list else { return try await content.load(route, policy: policy) }
      return try await content.loadMore(of: list, route, policy: policy)
    }
    current?.cancel()
    (current, currentKind) = (load, kind)
    presenter?.presentLoading(kind)
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success((let list, let content)): presenter?.present(list, content, policy: policy)
    case .failure(.cancelled): presenter?.presentCancellation()
    case .failure(let error): presenter?.present(error, of: kind)
    }
  }
}

extension ProductListInteractor: ProductListBusinessLogic {
  func loadFirstPage() async {
    guard !current.isRunning(), let data, data.list == nil, data.failedLoad == nil else { return }
    await load(.first, policy: .useCache)
  }

  func loadNextPage() async {
    if !current.isRunning(), let data, data.list?.hasMore == true { await load(.nextPage, policy: data.policy) }
  }

  func refresh() async {
    if !current.isRunning() || currentKind == .nextPage { await load(.refresh, policy: .reload) }
  }

  func retry() async {
    guard !current.isRunning() else { return }
    if data?.failedLoad == .nextPage { await loadNextPage() } else { await refresh() }
  }

  func search(_ text: String) async {
    if let data { await show(data.route.searching(text)) }
  }

  func choose(_ category: String?) async {
    if let data { await show(data.route.filtering(category)) }
  }

  func show(_ route: ListRoute) async {
    guard let data, route != data.route || !current.isRunning() && data.list == nil else { return }
    presenter?.present(route: route)
    await load(.first, policy: .useCache)
  }

  func loadCategories() async {
    guard data?.needsCategories == true else { return }
    presenter?.present(categories: nil)
    let result = await Load.load { [content] () async throws(DomainError) in try await content.choices() }.outcome()
    presenter?.present(categories: result)
  }
}
