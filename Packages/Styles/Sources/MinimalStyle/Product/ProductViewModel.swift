import Domain
import Observation
import Presentation

@MainActor
protocol ProductViewModel: AnyObject, Observable {
  var viewData: ProductViewData { get }

  func appear() async

  /// The Update action: the same again, from the source.
  func update() async
}

@Observable
final class ProductViewModelImpl: ProductViewModel {
  private(set) var viewData: ProductViewData

  @ObservationIgnored private var entity: ProductEntity {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var load: Task<Result<ProductEntity, DomainError>, Never>?

  private let useCase: any SingleProductUseCase
  private let localization: Localization

  init(useCase: any SingleProductUseCase, id: Product.ID, localization: Localization) {
    self.useCase = useCase
    self.localization = localization
    entity = ProductEntity(id: id)
    viewData = ProductViewData(entity: ProductEntity(id: id), localization: localization)
  }

  func appear() async {
    guard !isLoading, entity.product == nil else { return }
    if case .failed = entity.phase { return }
    await updateEntity(policy: .useCache)
  }

  func update() async {
    if !isLoading { await updateEntity(policy: .reload) }
  }

  private var isLoading: Bool {
    load.map { !$0.isCancelled } ?? false
  }

  private func updateEntity(policy: FetchPolicy) async {
    load?.cancel()
    var before = entity
    if before.phase == .loading { before.phase = .settled }
    let task = Task { [useCase, before] () async -> Result<ProductEntity, DomainError> in
      do throws(DomainError) { return .success(try await useCase.loading(before, policy: policy)) } catch {
        return .failure(error)
      }
    }
    load = task
    entity.phase = .loading
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard load == task else { return }
    load = nil
    switch result {
    case _ where Task.isCancelled, .failure(.cancelled): entity = before
    case .success(let loaded): entity = loaded
    case .failure(let error): entity.phase = .failed(error)
    }
  }

  private func updateViewData() {
    viewData = ProductViewData(entity: entity, localization: localization)
  }
}
