import Composition
import Domain
import Mocks
import Observation
import Presentation

@testable import ReactiveStyle

/// A search for articles whose source replies when a test says so.
@MainActor
final class ArticleSearch: ArticlePublishing {
  /// What the view model asks for. Like a source that ignores cancellation, it replies to a cancelled load, too.
  struct Question: Sendable {
    let route: ListRoute
    let pages: PagedList<Article>?
    let policy: FetchPolicy
    fileprivate let replies: AsyncStream<Result<PagedList<Article>, DomainError>>.Continuation

    func reply(_ result: Result<PagedList<Article>, DomainError>) { replies.yield(result) }
  }

  private(set) var opened: [Route] = []
  private(set) var model: ArticleSearchModel?
  private let content: ListContent<ArticleFeature>
  private let questions: AsyncStream<Question>
  private let log: AsyncStream<Question>.Continuation

  init(_ keyword: String = "", page: Int = 1, pageSize: Int = 20, isRegistered: Bool = true) {
    content = ListContent(ArticleFeature(useCases: DIContainer.mock()), localization: Localization())
    (questions, log) = AsyncStream.makeStream()
    let route = ListRoute(ArticleFeature.name, search: keyword, page: page, pageSize: pageSize)
    let make = { [content] in
      ArticleSearchModel(route: route, navigate: { [weak self] in self?.opened.append($0) }) {
        content.state(of: $0.route, content: $0.content)
      }
    }
    model = isRegistered ? Resolver(articles: self, localization: Localization()).scope(make) : make()
  }

  /// Releases the view model.
  func leave() { model = nil }

  var screen: LoadState<Content>? { model?.screen.content }
  var titles: [String] { screen?.content?.table?.rows.map(\.title) ?? [] }

  func list(
    _ route: ListRoute,
    after list: PagedList<Article>?,
    policy: FetchPolicy
  ) -> Loading<ListState<Article>.Page> {
    let (content, log) = (content, log)
    return .load { () async throws(DomainError) -> ListState<Article>.Page in
      let (replies, reply) = AsyncStream<Result<PagedList<Article>, DomainError>>.makeStream()
      log.yield(Question(route: route, pages: list, policy: policy, replies: reply))
      let result = await Task { await Self.first(of: replies) }.value
      let pages = try (result ?? .failure(.cancelled)).get()
      return (pages, content.content(of: pages, route: route, choiceNames: [:]))
    }
  }

  /// The next question; nil if the test's time limit ended the wait.
  func question() async -> Question? { await Self.first(of: questions) }

  /// Waits until the screen meets a condition.
  func wait(until condition: (ArticleSearch) -> Bool) async {
    while !condition(self), !Task.isCancelled {
      let (changes, change) = AsyncStream<Void>.makeStream()
      withObservationTracking {
        _ = model?.screen
      } onChange: {
        change.yield()
      }
      _ = await Self.first(of: changes)
    }
  }

  nonisolated private static func first<Element: Sendable>(of stream: AsyncStream<Element>) async -> Element? {
    for await element in stream { return element }
    return nil
  }

  /// A page of articles with a title and a number.
  static func page(_ title: String, _ number: Int = 1, size: Int = 2, of total: Int = 5) -> Fetched<Page<Article>> {
    let request = PageRequest(number: number, size: size)
    let numbers = (1...total).dropFirst(request.offset).prefix(size)
    let items = numbers.map { Article.fixture(id: "\(title) \($0)", title: "\(title) \($0)") }
    return Fetched(Page(items: items, request: request, total: .exactly(total)))
  }
}
