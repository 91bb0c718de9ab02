public import Domain
import Presentation

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

/// What a person does with the search for articles, as the subjects that a view sends to.
@MainActor
public struct ArticleInput {
  public let appear = PassthroughSubject<Void, Never>()
  public let keyword = PassthroughSubject<String, Never>()
  public let pageSize = PassthroughSubject<Int, Never>()
  public let nextPage = PassthroughSubject<Void, Never>()
  public let refresh = PassthroughSubject<Void, Never>()
  public let retry = PassthroughSubject<Void, Never>()
  public let open = PassthroughSubject<Article.ID, Never>()

  /// The searches, each of which takes the place of the one before. The first begins when the view appears.
  func routes(from first: ListRoute) -> AnyPublisher<ListRoute, Never> {
    let changes: [AnyPublisher<(ListRoute) -> ListRoute, Never>] = [
      appear.first().map { { $0 } }.eraseToAnyPublisher(),
      keyword.map { text in { ListRoute($0.feature, search: text, pageSize: $0.pageSize) } }.eraseToAnyPublisher(),
      pageSize.map { size in { ListRoute($0.feature, search: $0.search, pageSize: size) } }.eraseToAnyPublisher(),
    ]
    return changes.publisher.flatMap { $0 }.scan(first) { route, change in change(route) }.eraseToAnyPublisher()
  }

  /// What happens to one search; it begins at once.
  func events() -> AnyPublisher<FeedbackEvent<ListState<Article>.Loaded>, Never> {
    let actions = [
      nextPage.map { ScreenAction.loadMore }.eraseToAnyPublisher(),
      refresh.map { ScreenAction.refresh }.eraseToAnyPublisher(),
      retry.map { ScreenAction.retry }.eraseToAnyPublisher(),
    ]
    return actions.publisher.flatMap { $0 }.prepend(.appear).map { .action($0) }.eraseToAnyPublisher()
  }
}
