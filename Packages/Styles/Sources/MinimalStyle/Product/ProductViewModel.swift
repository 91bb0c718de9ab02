import Domain
import Observation
import Presentation
import StyleContract

@MainActor
protocol ProductViewModel: AnyObject, Observable {
  var viewData: ProductViewData { get }

  func appear() async

  /// The Update action: loads the same again from the source.
  func update() async
}

@Observable
final class ProductViewModelImpl: ProductViewModel {
  private(set) var viewData: ProductViewData

  @ObservationIgnored private var entity: ProductEntity {
    didSet { viewData = ProductViewData(entity: entity, content: content) }
  }
  @ObservationIgnored private var current: Load<ProductEntity>?

  private let useCase: any SingleProductUseCase
  private let content: DetailContent<ProductFeature>

  init(useCase: any SingleProductUseCase, id: Product.ID, content: DetailContent<ProductFeature>) {
    self.useCase = useCase
    self.content = content
    let entity = ProductEntity(id: id)
    self.entity = entity
    viewData = ProductViewData(entity: entity, content: content)
  }

  func appear() async {
    guard !current.isRunning(), entity.product == nil else { return }
    if case .failed = entity.phase { return }
    await updateEntity(policy: .useCache)
  }

  func update() async {
    if !current.isRunning() { await updateEntity(policy: .reload) }
  }

  private func updateEntity(policy: FetchPolicy) async {
    var before = entity
    if before.phase == .loading { before.phase = .settled }
    let load = Load.load { [useCase, before] () async throws(DomainError) in
      try await useCase.loading(before, policy: policy)
    }
    current?.cancel()
    current = load
    entity.phase = .loading
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success(let loaded): entity = loaded
    case .failure(.cancelled): entity = before
    case .failure(let error): entity.phase = .failed(error)
    }
  }
}
