import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The list of products.
struct ListViewModel: ReactiveViewModel {
  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  let initial: ListState

  init(route: ListRoute) {
    initial = ListState(route: route)
  }

  func transform(_ input: Input) -> Output<ListState> {
    let (products, localization) = (products, localization)
    let states = Feedback.states(from: initial, events: input.events()) { request in
      switch request.kind {
      case .choices:
        products.choices().map { .choices($0) }.event(of: request, on: nil, localization)
      case .first, .again, .more:
        products.list(request.route, after: request.list, policy: request.policy)
          .map { .products($0) }.event(of: request, on: nil, localization)
      }
    }
    let routes = input.actions.compactMap { action in
      if case .select(let id) = action { Route.detail(ProductFeature.name, id: id) } else { nil }
    }
    return Output(states: states, routes: routes.eraseToAnyPublisher())
  }
}
