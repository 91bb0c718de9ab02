import Domain
public import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The list of products.
@MainActor
public final class ListViewModel: ReactiveViewModel {
  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  public let input = Input()
  let output: Output<ListState<Product>>

  /// What the screen shows.
  public var screen: ScreenState { output.screen }

  init(route: ListRoute, draw: @escaping (ListState<Product>) -> ScreenState) {
    let routes = input.select.map { Route.detail(ProductFeature.name, id: $0) }
    output = Output(ListState(route: route), routes: routes.eraseToAnyPublisher(), draw: draw)
    output.show(transform(input))
  }

  private func transform(_ input: Input) -> AnyPublisher<ListState<Product>, Never> {
    let (products, localization) = (products, localization)
    return Feedback.states(from: output.states.value, events: input.events()) { request in
      switch request.kind {
      case .choices:
        products.choices().map { .choices($0) }.event(of: request, on: nil, localization)
      case .first, .again, .more:
        products.list(request.route, after: request.list, policy: request.policy)
          .map { .page($0) }.event(of: request, on: nil, localization)
      }
    }
  }
}
