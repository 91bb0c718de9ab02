import Domain
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// One product: a pure transform of what a person does to what the screen shows.
@MainActor
final class ProductViewModel: ObservableObject {
  struct Input {
    let appear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>

    /// The number of a request that is not wanted any more.
    let cancel: AnyPublisher<Int, Never>
  }

  struct Output {
    let state: AnyPublisher<ProductState, Never>
  }

  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  private let id: Product.ID

  init(id: Product.ID) {
    self.id = id
  }

  func transform(_ input: Input) -> Output {
    let events = [
      input.appear.map { ProductEvent.appear }.eraseToAnyPublisher(),
      input.refresh.map { ProductEvent.refresh }.eraseToAnyPublisher(),
      input.cancel.map { ProductEvent.cancel($0) }.eraseToAnyPublisher(),
    ]
    let (products, localization) = (products, localization)
    let states = Feedback.states(
      from: ProductState(id: id),
      events: events.publisher.flatMap { $0 }.eraseToAnyPublisher(),
      reduce: { state, event in state.after(event) },
      request: { $0.request },
      work: { Self.answer(to: $0, products, localization) }
    )
    return Output(state: states)
  }

  private static func answer(
    to request: ProductState.Request,
    _ products: any ProductPublishing,
    _ localization: Localization
  ) -> AnyPublisher<ProductEvent, Never> {
    products.product(id: request.id, policy: request.policy)
      .zip(products.categoryNames().setFailureType(to: DomainError.self))
      .map { product, names in
        ProductEvent.loaded(
          request,
          ProductDetailViewData(product, categoryNames: names, localization: localization)
        )
      }
      .catch { error in
        let words = ErrorViewData(error, on: .productDetail(id: request.id), localization: localization)
        return Just(ProductEvent.failed(request, error, words))
      }
      .eraseToAnyPublisher()
  }
}
