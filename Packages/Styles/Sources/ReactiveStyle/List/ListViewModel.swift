import Domain
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The list of products: a pure transform of what a person does to what the screen shows.
@MainActor
final class ListViewModel: ObservableObject {
  struct Input {
    let appear: AnyPublisher<Void, Never>
    let search: AnyPublisher<String, Never>
    let loadMore: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let retry: AnyPublisher<Void, Never>

    /// The number of a request that is not wanted any more.
    let cancel: AnyPublisher<Int, Never>
  }

  struct Output {
    let state: AnyPublisher<ListState, Never>
  }

  @Injected(\.products) private var products
  @Injected(\.localization) private var localization

  private let route: ProductListRoute

  init(route: ProductListRoute) {
    self.route = route
  }

  func transform(_ input: Input) -> Output {
    let events = [
      input.appear.map { ListEvent.appear }.eraseToAnyPublisher(),
      input.search.map { ListEvent.search($0) }.eraseToAnyPublisher(),
      input.loadMore.map { ListEvent.loadMore }.eraseToAnyPublisher(),
      input.refresh.map { ListEvent.refresh }.eraseToAnyPublisher(),
      input.retry.map { ListEvent.retry }.eraseToAnyPublisher(),
      input.cancel.map { ListEvent.cancel($0) }.eraseToAnyPublisher(),
    ]
    let (products, localization) = (products, localization)
    let states = Feedback.states(
      from: ListState(route: route),
      events: events.publisher.flatMap { $0 }.eraseToAnyPublisher(),
      reduce: { state, event in state.after(event) },
      request: { $0.request },
      work: { Self.answer(to: $0, products, localization) }
    )
    return Output(state: states)
  }

  private static func answer(
    to request: ListState.Request,
    _ products: any ProductPublishing,
    _ localization: Localization
  ) -> AnyPublisher<ListEvent, Never> {
    let (route, query) = (request.route, request.route.query)
    let listing =
      request.listing.map { products.products(after: $0, matching: query, policy: request.policy) }
      ?? products.products(matching: query, policy: request.policy)
    return listing.zip(category(of: route, products))
      .map { listing, category in
        let content = LoadState(listing, route: route, category: category, localization: localization)
        return ListEvent.loaded(request, listing, content)
      }
      .catch { error in
        let words = ErrorViewData(error, on: .productList(route), localization: localization)
        return Just(ListEvent.failed(request, error, words))
      }
      .eraseToAnyPublisher()
  }

  /// What people call the route's category, where it has one.
  private static func category(
    of route: ProductListRoute,
    _ products: any ProductPublishing
  ) -> AnyPublisher<String?, DomainError> {
    guard let id = route.category else { return Just(nil).setFailureType(to: DomainError.self).eraseToAnyPublisher() }
    return products.categoryNames().map { $0[id] ?? id }.setFailureType(to: DomainError.self).eraseToAnyPublisher()
  }
}
