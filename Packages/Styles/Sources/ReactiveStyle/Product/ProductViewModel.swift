import Domain
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// One product.
struct ProductViewModel: ReactiveViewModel {
  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  let initial = ProductState()
  private let id: Product.ID

  init(id: Product.ID) {
    self.id = id
  }

  func transform(_ input: Input) -> Output<ProductState> {
    let (products, localization, id) = (products, localization, id)
    let states = Feedback.states(from: initial, events: input.events()) { request in
      products.product(id: id, policy: request.policy)
        .event(of: request, on: ProductFeature.detail(id: id), localization)
    }
    return Output(states: states, routes: Empty().eraseToAnyPublisher())
  }
}
