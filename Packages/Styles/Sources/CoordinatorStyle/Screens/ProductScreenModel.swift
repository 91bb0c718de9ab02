import Domain
public import Observation
public import Presentation
import StyleContract

/// One product.
@Observable
@MainActor
public final class ProductScreenModel {
  public private(set) var state: ScreenState

  /// What the screen shows when nothing is loading.
  @ObservationIgnored private var resting = LoadState<Content>.idle {
    didSet { state.content = resting }
  }
  @ObservationIgnored private var current: Load<Content>?
  private let content: DetailContent<ProductFeature>
  private let id: Product.ID

  init(container: ShopContainer, id: Product.ID) {
    content = container.product
    self.id = id
    state = content.state(of: id)
  }

  public func onAppear() async {
    if !current.isRunning(), resting == .idle { await load(policy: .useCache) }
  }

  public func pullToRefresh() async {
    if !current.isRunning() { await load(policy: .reload) }
  }

  private func load(policy: FetchPolicy) async {
    let load = Load.load { [content, id] () async throws(DomainError) in try await content.load(id, policy: policy) }
    current?.cancel()
    current = load
    state.content = resting.content.map { .loaded($0, .refreshing) } ?? .loading
    let outcome = await load.outcome()
    guard current == load else { return }
    current = nil
    switch outcome {
    case .success(let product):
      resting = .loaded(product)
    case .failure(.cancelled):
      state.content = resting
    case .failure(let error):
      let text = content.error(error, id: id)
      resting = resting.content.map { .loaded($0, .failed(text)) } ?? .failed(text)
    }
  }
}

extension ProductScreenModel: Screen {
  public func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await onAppear()
    case .refresh, .retry: await pullToRefresh()
    default: break
    }
  }
}
