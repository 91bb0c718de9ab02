import Domain
import Presentation
import StyleContract

/// What a person can ask of a product's screen.
@MainActor
public protocol ProductBusinessLogic: Sendable {
  func load() async
  func refresh() async
}

/// What the interactor reads of the view state.
@MainActor
protocol ProductData: AnyObject {
  var id: Product.ID { get }

  /// Whether the screen has neither content nor an error.
  var isBlank: Bool { get }
}

/// The rules of a product's screen; it holds the view state as ``ProductListInteractor`` does.
@MainActor
final class ProductInteractor {
  private let content: DetailContent<ProductFeature>
  private weak var presenter: (any ProductPresentationLogic)?
  private weak var data: (any ProductData)?
  private var current: Load<Content>?

  init(
    content: DetailContent<ProductFeature>,
    presenter: any ProductPresentationLogic,
    data: any ProductData
  ) {
    self.content = content
    self.presenter = presenter
    self.data = data
  }

  private func load(policy: FetchPolicy) async {
    guard let id = data?.id else { return }
    let load = Load.load { [content] () async throws(DomainError) in try await content.load(id, policy: policy) }
    current?.cancel()
    current = load
    presenter?.presentLoading()
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success(let product): presenter?.present(product)
    case .failure(.cancelled): presenter?.presentCancellation()
    case .failure(let error): presenter?.present(error)
    }
  }
}

extension ProductInteractor: ProductBusinessLogic {
  func load() async {
    if !current.isRunning(), data?.isBlank == true { await load(policy: .useCache) }
  }

  func refresh() async {
    if !current.isRunning() { await load(policy: .reload) }
  }
}
