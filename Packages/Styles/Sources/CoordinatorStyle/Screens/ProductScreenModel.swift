import Domain
import Observation
import Presentation
import StyleContract

/// One product.
@Observable
@MainActor
final class ProductScreenModel {
  let id: Product.ID
  private(set) var content = LoadState<ProductDetailViewData>.idle

  @ObservationIgnored let work = ScreenWork()
  @ObservationIgnored private var current: Task<Result<ProductDetailViewData, DomainError>, Never>?
  private let services: ShopServices

  init(services: ShopServices, id: Product.ID) {
    self.services = services
    self.id = id
  }

  func onAppear() async {
    guard !isLoading, resting == .idle else { return }
    await load(policy: .useCache)
  }

  func pullToRefresh() async {
    if !isLoading { await load(policy: .reload) }
  }

  private var isLoading: Bool {
    current.map { !$0.isCancelled } ?? false
  }

  private func load(policy: FetchPolicy) async {
    let before = resting
    let task = fetch(policy: policy)
    current?.cancel()
    current = task
    content = before.content.map { .loaded($0, .refreshing) } ?? .loading
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard current == task else { return }
    current = nil
    switch outcome {
    case _ where Task.isCancelled, .failure(.cancelled):
      content = before
    case .success(let product):
      content = .loaded(product)
    case .failure(let error):
      let words = ErrorViewData(error, on: .productDetail(id: id), localization: services.localization)
      content = before.content.map { .loaded($0, .failed(words)) } ?? .failed(words)
    }
  }

  private func fetch(policy: FetchPolicy) -> Task<Result<ProductDetailViewData, DomainError>, Never> {
    let (services, id) = (services, id)
    return Task { @concurrent in
      let useCase = services.productUseCase
      do throws(DomainError) {
        async let names = useCase.categoryNames()
        let product = try await useCase.product(id: id, policy: policy)
        let localization = services.localization
        return .success(ProductDetailViewData(product, categoryNames: await names, localization: localization))
      } catch {
        return .failure(error)
      }
    }
  }

  /// What is on the screen when nothing is loading.
  private var resting: LoadState<ProductDetailViewData> {
    switch content {
    case .loading: .idle
    case .loaded(let product, .refreshing), .loaded(let product, .loadingMore): .loaded(product)
    case .idle, .empty, .failed, .loaded: content
    }
  }
}
