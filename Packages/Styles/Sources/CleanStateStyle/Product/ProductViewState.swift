import Domain
public import Observation
public import Presentation

/// How the interactor changes the view state.
@MainActor
protocol ProductPresentationLogic: AnyObject {
  func presentLoading()
  func present(_ product: Content)
  func present(_ error: DomainError)

  /// The load was cancelled; the screen shows again what it showed before.
  func presentCancellation()
}

/// What a product's screen shows: the single source of truth.
@Observable
@MainActor
public final class ProductViewState: ProductData {
  let id: Product.ID
  public private(set) var screen: ScreenState

  /// What the screen shows when nothing is loading.
  @ObservationIgnored private var settled = LoadState<Content>.idle {
    didSet { screen.content = settled }
  }
  private let content: DetailContent<ProductFeature>

  init(id: Product.ID, content: DetailContent<ProductFeature>) {
    self.id = id
    self.content = content
    screen = content.state(of: id)
  }

  var isBlank: Bool { settled == .idle }
}

extension ProductViewState: ProductPresentationLogic {
  func presentLoading() {
    screen.content = settled.content.map { .loaded($0, .refreshing) } ?? .loading
  }

  func present(_ product: Content) {
    settled = .loaded(product)
  }

  func present(_ error: DomainError) {
    let text = content.error(error, id: id)
    settled = settled.content.map { .loaded($0, .failed(text)) } ?? .failed(text)
  }

  func presentCancellation() {
    screen.content = settled
  }
}
