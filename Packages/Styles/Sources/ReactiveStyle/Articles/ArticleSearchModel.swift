import Domain
public import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The search for articles by keyword, page size and page.
@MainActor
public final class ArticleSearchModel {
  @Injected(\.articles) private var articles
  @Injected(\.localization) private var localization

  public let input = ArticleInput()
  let output: Output<ListState<Article>>
  private let navigation: AnyCancellable

  /// What the screen shows.
  public var screen: ScreenState { output.screen }

  /// The sizes that a person can choose; the one that the search began with is one of them.
  public let pageSizes: [Int]

  init(route: ListRoute, navigate: @escaping (Route) -> Void, draw: @escaping (ListState<Article>) -> ScreenState) {
    let routes = input.open.map { Route.detail(ArticleFeature.name, id: $0) }
    output = Output(ListState(route: route), routes: routes.eraseToAnyPublisher(), draw: draw)
    navigation = output.routes.sink(receiveValue: navigate)
    pageSizes = Set([10, 20, 50, 100, route.pageSize]).sorted()
    output.show(transform(input))
  }

  /// Each search has states of its own, so a result of an earlier one cannot reach those of a later one.
  private func transform(_ input: ArticleInput) -> AnyPublisher<ListState<Article>, Never> {
    let (first, articles, localization) = (output.states.value, articles, localization)
    return input.routes(from: first.route)
      .map { route -> AnyPublisher<ListState<Article>, Never> in
        guard !route.search.isEmpty else {
          let prompt = ArticleFeature.prompt(in: localization)
          return Just(ListState(route: route, content: .empty(prompt))).eraseToAnyPublisher()
        }
        return Feedback.states(from: ListState(route: route), events: input.events()) { request in
          articles.list(request.route, after: request.list, policy: request.policy)
            .map { .page($0) }.event(of: request, on: nil, localization)
        }
      }
      .switchToLatest()
      .prepend(first)
      .eraseToAnyPublisher()
  }
}

extension ReactiveScreens {
  /// The view model of a search for articles, for a view.
  public static func articleModel(
    _ route: ListRoute,
    _ feature: ArticleFeature,
    in environment: ScreenEnvironment
  ) -> ArticleSearchModel {
    let content = ListContent(feature, localization: environment.localization)
    return Resolver(articles: content, localization: environment.localization).scope {
      ArticleSearchModel(route: route, navigate: { environment.coordinator?.navigate(to: $0) }) {
        content.state(of: $0.route, content: $0.content)
      }
    }
  }
}
