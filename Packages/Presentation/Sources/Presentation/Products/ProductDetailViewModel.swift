public import Domain
public import Observation

/// One product.
@MainActor
@Observable
public final class ProductDetailViewModel {
  public enum Action: Equatable, Sendable {
    /// The screen came into sight; what is there already stays.
    case appear
    case refresh
    case retry
  }

  public struct State: Equatable, Sendable {
    public let id: Int
    public fileprivate(set) var content: LoadState<ProductDetailViewData> = .idle

    /// A state without a view model, for a host or a screen of another making.
    public init(id: Int, content: LoadState<ProductDetailViewData> = .idle) {
      self.id = id
      self.content = content
    }
  }

  public typealias UseCases = HasProductUseCase

  public private(set) var state: State

  private let useCase: any ProductUseCase
  private let localization: Localization
  private let latest = LatestTask<ProductDetailViewData>()

  public init(useCases: any UseCases, id: Int, localization: Localization = Localization()) {
    useCase = useCases.productUseCase
    self.localization = localization
    state = State(id: id)
  }

  /// Does what a person asked for, and returns when it is done.
  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace, policy: .useCache) }
    case .refresh, .retry:
      if !latest.isRunning { await load(.refresh, policy: .reload) }
    }
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy) async {
    let (useCase, id, localization) = (useCase, state.id, localization)
    let before = state.content
    state.content = before.loading(reason)
    let outcome = await latest.run { () async throws(DomainError) in
      async let names = useCase.categoryNames()
      let product = try await useCase.product(id: id, policy: policy)
      return ProductDetailViewData(product, categoryNames: await names, localization: localization)
    }
    switch outcome {
    case .success(let viewData):
      state.content = .loaded(viewData)
    case .failure(let error):
      let notFound = localization.text(.productsDetailNotFound, String(id))
      let viewData = ErrorViewData(error, localization: localization, notFound: notFound)
      state.content = before.failing(reason, with: viewData)
    case .cancelled:
      state.content = before.settled
    case .superseded:
      break
    }
  }
}
