import Domain
import Presentation
import StyleContract

/// A browser without any style, that keeps the contract. What could go wrong is a method each, for the broken ones to
/// override.
@MainActor
class ReferenceBrowser: ProductBrowser {
  enum Kind { case first, refresh, more }
  enum Slot { case list, product }

  /// A load that is under way.
  struct Load {
    let number: Int
    let cancel: () -> Void
    var isStopped = false
  }

  typealias ListContent = LoadState<ProductListViewData>

  var onUpdate: (@MainActor () -> Void)?
  var isClosed = false
  var route = ProductListRoute()
  var content = ListContent.idle
  var listing: Listing<Product>?
  var policy = FetchPolicy.useCache
  var failed: Kind?
  var product: ProductDetailViewModel.State?
  var loads: [Slot: Load] = [:]
  private var count = 0
  private let isRooted: Bool
  private let setting: BrowserSetting

  required init(_ setting: BrowserSetting) {
    self.setting = setting
    switch setting.start {
    case .list(let route): (self.route, isRooted) = (route, false)
    case .product(let id): (product, isRooted) = (ProductDetailViewModel.State(id: id), true)
    }
  }

  var screen: BrowserScreen {
    product.map { .product($0) } ?? .list(ProductListViewModel.State(route: route, content: content))
  }

  func send(_ intent: BrowserIntent) async {
    guard mayWork else { return }
    if let product { await send(intent, product) } else { await sendToList(intent) }
  }

  func close() {
    isClosed = true
    stop(.list)
    stop(.product)
  }

  private func sendToList(_ intent: BrowserIntent) async {
    switch intent {
    case .appear: if isIdle(.list, intent), resting == .idle { await loadList(.first, .useCache) }
    case .search(let text): await search(text)
    case .loadMore: if isIdle(.list, intent), mayLoadMore { await loadList(.more, policy) }
    case .refresh: if isIdle(.list, intent) { await loadList(.refresh, refreshPolicy) }
    case .retry: await retry()
    case .select(let id):
      product = ProductDetailViewModel.State(id: id)
      await loadProduct(id, .useCache)
    case .back: break
    }
  }

  private func send(_ intent: BrowserIntent, _ product: ProductDetailViewModel.State) async {
    switch intent {
    case .appear: if isIdle(.product, intent), product.content == .idle { await loadProduct(product.id, .useCache) }
    case .refresh, .retry: if isIdle(.product, intent) { await loadProduct(product.id, .reload) }
    case .back:
      guard !isRooted else { return }
      leaveProduct()
      self.product = nil
      await didComeBack()
    case .search, .loadMore, .select: break
    }
  }

  private func loadList(_ kind: Kind, _ policy: FetchPolicy) async {
    let (before, route, localization, useCase) = (resting, route, setting.localization, setting.productUseCase)
    let old = kind == .more ? listing : nil
    content = loading(kind, before)
    let loaded = await run(.list) { () async throws(DomainError) in
      async let category = useCase.categoryName(of: route)
      let listing =
        if let old {
          try await useCase.more(of: old, matching: route.query, policy: policy)
        } else {
          try await useCase.listing(matching: route.query, policy: policy)
        }
      return (listing, ListContent(listing, route: route, category: await category, localization: localization))
    }
    switch loaded {
    case nil: break
    case .success((let listing, let content)):
      (self.listing, self.policy) = (listing, policy)
      self.content = showing(content, listing, kind)
    case .failure(.cancelled): content = cancelled(before)
    case .failure(let error):
      failed = kind
      let words = ErrorViewData(error, on: nil, localization: localization)
      content = failing(kind, before, words)
    }
  }

  private func loadProduct(_ id: Product.ID, _ policy: FetchPolicy) async {
    let (useCase, localization) = (setting.productUseCase, setting.localization)
    let before = product?.content.content
    product = .init(id: id, content: before.map { .loaded($0, .refreshing) } ?? .loading)
    let loaded = await run(.product) { () async throws(DomainError) in
      let product = try await useCase.product(id: id, policy: policy)
      return ProductDetailViewData(product, categoryNames: await useCase.categoryNames(), localization: localization)
    }
    guard let loaded, product?.id == id else { return }
    switch loaded {
    case .success(let viewData): product = .init(id: id, content: .loaded(viewData))
    case .failure(.cancelled): product = .init(id: id, content: before.map { .loaded($0) } ?? .idle)
    case .failure(let error):
      let words = ErrorViewData(error, on: .productDetail(id: id), localization: localization)
      product = .init(id: id, content: failing(before, words))
    }
  }

  /// Runs a load in place of the one that may be under way; nil where its answer is nobody's any more.
  private func run<Value: Sendable>(
    _ slot: Slot,
    _ work: @escaping @Sendable () async throws(DomainError) -> Value
  ) async -> Result<Value, DomainError>? {
    stop(slot)
    count += 1
    let number = count
    let task = Task { () async -> Result<Value, DomainError> in
      do throws(DomainError) { return .success(try await work()) } catch { return .failure(error) }
    }
    loads[slot] = Load(number: number, cancel: { task.cancel() })
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { @MainActor in self.callerLeft(slot, number) }
    }
    let isAnswer = if case .success = result { true } else { false }
    guard accepts(number, slot, isAnswer: isAnswer) else { return nil }
    loads[slot] = nil
    return Task.isCancelled ? .failure(.cancelled) : result
  }

  private func retry() async {
    guard isIdle(.list, .retry) else { return }
    if retriesPage, failed == .more { await loadList(.more, policy) } else { await loadList(.refresh, .reload) }
  }

  /// What is on the screen without the load that may be under way.
  var resting: ListContent {
    switch content {
    case .loading: .idle
    case .loaded(let list, .refreshing), .loaded(let list, .loadingMore): .loaded(list)
    case .idle, .empty, .failed, .loaded: content
    }
  }

  func loadAgain() async {
    await loadList(.refresh, .useCache)
  }

  func stop(_ slot: Slot) {
    loads[slot]?.cancel()
    loads[slot]?.isStopped = true
  }

  // MARK: What could go wrong

  var mayWork: Bool { !isClosed }
  var mayLoadMore: Bool { listing?.hasMore == true }
  var refreshPolicy: FetchPolicy { .reload }
  var retriesPage: Bool { true }

  func isIdle(_ slot: Slot, _ intent: BrowserIntent) -> Bool {
    loads[slot]?.isStopped ?? true
  }

  func search(_ text: String) async {
    let wanted = ProductListRoute(search: text, category: route.category, pageSize: route.pageSize)
    guard wanted != route || (isIdle(.list, .search(text)) && listing == nil) else { return }
    await show(wanted)
  }

  func show(_ wanted: ProductListRoute) async {
    (route, listing, content) = (wanted, nil, .idle)
    await loadList(.first, .useCache)
  }

  func loading(_ kind: Kind, _ before: ListContent) -> ListContent {
    switch (kind, before) {
    case (.refresh, .loaded(let list, _)): .loaded(list, .refreshing)
    case (.more, .loaded(let list, _)): .loaded(list, .loadingMore)
    case (.first, _), (.refresh, _), (.more, _): .loading
    }
  }

  func showing(_ content: ListContent, _ listing: Listing<Product>, _ kind: Kind) -> ListContent { content }

  func failing(_ kind: Kind, _ before: ListContent, _ words: ErrorViewData) -> ListContent {
    before.content.map { .loaded($0, .failed(words)) } ?? .failed(words)
  }

  func failing(_ before: ProductDetailViewData?, _ words: ErrorViewData) -> LoadState<ProductDetailViewData> {
    before.map { .loaded($0, .failed(words)) } ?? .failed(words)
  }

  func cancelled(_ before: ListContent) -> ListContent { before }

  /// Whether the end of a load is anybody's business still.
  func accepts(_ number: Int, _ slot: Slot, isAnswer: Bool) -> Bool {
    loads[slot]?.number == number && !isClosed
  }

  /// The task that waited for a load was cancelled.
  func callerLeft(_ slot: Slot, _ number: Int) {
    if loads[slot]?.number == number { stop(slot) }
  }

  func leaveProduct() {
    stop(.product)
  }

  func didComeBack() async {}
}
