import Domain
public import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// One product.
@MainActor
public final class ProductViewModel: ReactiveViewModel {
  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  public let input = Input()
  let output: Output<ProductState>
  private let id: Product.ID

  /// What the screen shows.
  public var screen: ScreenState { output.screen }

  init(id: Product.ID, draw: @escaping (ProductState) -> ScreenState) {
    self.id = id
    output = Output(ProductState(), draw: draw)
    output.show(transform(input))
  }

  private func transform(_ input: Input) -> AnyPublisher<ProductState, Never> {
    let (products, localization, id) = (products, localization, id)
    return Feedback.states(from: output.states.value, events: input.events()) { request in
      products.product(id: id, policy: request.policy)
        .event(of: request, on: ProductFeature.detail(id: id), localization)
    }
  }
}
