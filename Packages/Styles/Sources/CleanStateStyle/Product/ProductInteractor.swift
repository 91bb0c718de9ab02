import Domain

/// The rules of a product's screen; see ``ProductListInteractor`` for who holds whom.
@MainActor
final class ProductInteractor {
  private struct Answer: Sendable {
    let product: Fetched<Product>
    let categoryNames: [ProductCategory.ID: String]
  }

  private let useCase: any ProductUseCase
  private weak var presenter: (any ProductPresentationLogic)?
  private weak var data: (any ProductData)?
  private var work: Task<Result<Answer, DomainError>, Never>?

  init(useCase: any ProductUseCase, presenter: any ProductPresentationLogic, data: any ProductData) {
    self.useCase = useCase
    self.presenter = presenter
    self.data = data
  }

  private var isIdle: Bool {
    work?.isCancelled ?? true
  }

  private func load(policy: FetchPolicy) async {
    guard let id = data?.id else { return }
    let useCase = useCase
    let task = Task { () async -> Result<Answer, DomainError> in
      do throws(DomainError) {
        async let names = useCase.categoryNames()
        let product = try await useCase.product(id: id, policy: policy)
        return .success(Answer(product: product, categoryNames: await names))
      } catch {
        return .failure(error)
      }
    }
    work?.cancel()
    work = task
    presenter?.presentLoading()
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard work == task else { return }
    work = nil
    switch result {
    case _ where Task.isCancelled, .failure(.cancelled): presenter?.presentCancellation()
    case .success(let answer): presenter?.present(answer.product, categoryNames: answer.categoryNames)
    case .failure(let error): presenter?.present(error)
    }
  }
}

extension ProductInteractor: ProductBusinessLogic {
  func load() async {
    if isIdle, data?.isBlank == true { await load(policy: .useCache) }
  }

  func refresh() async {
    if isIdle { await load(policy: .reload) }
  }
}
