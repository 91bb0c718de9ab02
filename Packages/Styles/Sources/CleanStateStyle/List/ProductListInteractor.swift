import Domain
import Presentation

/// The rules of the list. It reads through ``ProductListData``, writes through ``ProductListPresentationLogic``, and holds
/// both weakly: the view state belongs to the view.
@MainActor
final class ProductListInteractor {
  private struct Answer: Sendable {
    let listing: Listing<Product>
    let categoryName: String?
  }

  private let useCase: any ProductUseCase
  private weak var presenter: (any ProductListPresentationLogic)?
  private weak var data: (any ProductListData)?
  private var work: Task<Result<Answer, DomainError>, Never>?

  init(useCase: any ProductUseCase, presenter: any ProductListPresentationLogic, data: any ProductListData) {
    self.useCase = useCase
    self.presenter = presenter
    self.data = data
  }

  /// A load that was cancelled may take a moment to end, and is no reason to begin no other.
  private var isIdle: Bool {
    work?.isCancelled ?? true
  }

  private func load(_ load: ProductListLoad, policy: FetchPolicy) async {
    guard let data else { return }
    let (useCase, route) = (useCase, data.route)
    let listing = load == .nextPage ? data.listing : nil
    let task = Task { () async -> Result<Answer, DomainError> in
      do throws(DomainError) {
        async let name = useCase.categoryName(of: route)
        let answer =
          if let listing {
            try await useCase.more(of: listing, matching: route.query, policy: policy)
          } else {
            try await useCase.listing(matching: route.query, policy: policy)
          }
        return .success(Answer(listing: answer, categoryName: await name))
      } catch {
        return .failure(error)
      }
    }
    work?.cancel()
    work = task
    presenter?.presentLoading(load)
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // The answer of a load that a newer one has followed is nobody's.
    guard work == task else { return }
    work = nil
    switch result {
    case _ where Task.isCancelled, .failure(.cancelled): presenter?.presentCancellation()
    case .success(let answer): presenter?.present(answer.listing, categoryName: answer.categoryName, policy: policy)
    case .failure(let error): presenter?.present(error, of: load)
    }
  }
}

extension ProductListInteractor: ProductListBusinessLogic {
  func loadFirstPage() async {
    guard isIdle, let data, data.listing == nil, data.failedLoad == nil else { return }
    await load(.first, policy: .useCache)
  }

  func refresh() async {
    if isIdle { await load(.refresh, policy: .reload) }
  }

  func loadNextPage() async {
    guard isIdle, let data, data.listing?.hasMore == true else { return }
    await load(.nextPage, policy: data.policy)
  }

  func search(_ text: String) async {
    guard let data else { return }
    let old = data.route
    let new = ProductListRoute(search: text, category: old.category, pageSize: old.pageSize)
    guard new != old || (isIdle && data.listing == nil) else { return }
    presenter?.present(route: new)
    await load(.first, policy: .useCache)
  }

  func retry() async {
    if data?.failedLoad == .nextPage { await loadNextPage() } else { await refresh() }
  }
}
