import Domain
public import Observation
import Presentation
import StyleContract

/// What a product's screen shows, and what a person can do with it.
@MainActor
public protocol ProductViewModel: AnyObject, Observable, Sendable {
  var viewData: ProductViewData { get }

  func appear() async

  /// The Update action: loads the same again from the source.
  func update() async
}

@Observable
final class ProductViewModelImpl: ProductViewModel {
  private(set) var viewData: ProductViewData

  @ObservationIgnored private var entity: ProductEntity? {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var phase = ProductViewData.Phase.settled
  @ObservationIgnored private var current: Load<ProductEntity>?

  private let useCase: any SingleProductUseCase
  private let id: Product.ID
  private let content: DetailContent<ProductFeature>

  init(useCase: any SingleProductUseCase, id: Product.ID, content: DetailContent<ProductFeature>) {
    self.useCase = useCase
    self.id = id
    self.content = content
    viewData = ProductViewData(entity: nil, id: id, content: content)
  }

  func appear() async {
    guard !current.isRunning(), entity == nil else { return }
    if case .failed = phase { return }
    await updateEntity(policy: .useCache)
  }

  func update() async {
    if !current.isRunning() { await updateEntity(policy: .reload) }
  }

  private func updateEntity(policy: FetchPolicy) async {
    let before = phase == .loading ? .settled : phase
    let load = Load.load { [useCase, id] () async throws(DomainError) in
      try await useCase.entity(of: id, policy: policy)
    }
    current?.cancel()
    current = load
    show(.loading)
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success(let loaded): (phase, entity) = (.settled, loaded)
    case .failure(.cancelled): show(before)
    case .failure(let error): show(.failed(error))
    }
  }

  private func show(_ phase: ProductViewData.Phase) {
    self.phase = phase
    updateViewData()
  }

  private func updateViewData() {
    viewData = ProductViewData(entity: entity, id: id, phase: phase, content: content)
  }
}
