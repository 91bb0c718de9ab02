import Domain
import Observation
import Presentation

@MainActor
protocol ListViewModel: AnyObject, Observable {
  var viewData: ListViewData { get }

  func appear() async

  /// The Update action: the same again, from the source.
  func update() async
  func search(_ text: String) async
  func loadMore() async
  func retry() async
}

@Observable
final class ListViewModelImpl: ListViewModel {
  private(set) var viewData: ListViewData

  @ObservationIgnored private var entity: ListEntity {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var load: Task<Result<ListEntity, DomainError>, Never>?

  private let useCase: any ListUseCase
  private let localization: Localization

  init(useCase: any ListUseCase, route: ProductListRoute, localization: Localization) {
    self.useCase = useCase
    self.localization = localization
    entity = ListEntity(route: route)
    viewData = ListViewData(entity: ListEntity(route: route), localization: localization)
  }

  func appear() async {
    guard !isLoading, entity.listing == nil else { return }
    if case .failed = entity.phase { return }
    await updateEntity(.first)
  }

  func update() async {
    if !isLoading { await updateEntity(.again) }
  }

  func search(_ text: String) async {
    guard let other = useCase.list(finding: text, in: entity) else { return }
    await updateEntity(.first, of: other)
  }

  func loadMore() async {
    if !isLoading, useCase.hasMore(entity) { await updateEntity(.more) }
  }

  func retry() async {
    guard !isLoading else { return }
    if case .failed(_, .more) = entity.phase { await updateEntity(.more) } else { await updateEntity(.again) }
  }

  private var isLoading: Bool {
    load.map { !$0.isCancelled } ?? false
  }

  private func updateEntity(_ reason: ListEntity.Reason, of other: ListEntity? = nil) async {
    load?.cancel()
    let before = other ?? entity
    let task = Task { [useCase] () async -> Result<ListEntity, DomainError> in
      do throws(DomainError) { return .success(try await useCase.loading(reason, for: before)) } catch {
        return .failure(error)
      }
    }
    load = task
    entity = before.with(.loading(reason))
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // A newer load has begun, and the answer is nobody's any more.
    guard load == task else { return }
    load = nil
    switch result {
    case _ where Task.isCancelled, .failure(.cancelled): entity = before.settled
    case .success(let loaded): entity = loaded
    case .failure(let error): entity = before.with(.failed(error, reason))
    }
  }

  private func updateViewData() {
    viewData = ListViewData(entity: entity, localization: localization)
  }
}

extension ListEntity {
  fileprivate func with(_ phase: Phase) -> ListEntity {
    var entity = self
    entity.phase = phase
    return entity
  }

  /// The entity without the load that has just been cancelled.
  fileprivate var settled: ListEntity {
    if case .loading = phase { with(.settled) } else { self }
  }
}
