public import Presentation

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

/// What a person does, as the subjects that a view sends to.
@MainActor
public struct Input {
  public let appear = PassthroughSubject<Void, Never>()
  public let refresh = PassthroughSubject<Void, Never>()
  public let retry = PassthroughSubject<Void, Never>()
  public let loadMore = PassthroughSubject<Void, Never>()
  public let search = PassthroughSubject<String, Never>()
  public let filter = PassthroughSubject<String?, Never>()
  public let showChoices = PassthroughSubject<Void, Never>()
  public let select = PassthroughSubject<Row.ID, Never>()

  /// The numbers of requests that are not wanted any more.
  let cancel = PassthroughSubject<Int, Never>()

  /// Sends an action to its subject, for a host without subjects.
  func send(_ action: ScreenAction) {
    switch action {
    case .appear: appear.send()
    case .refresh: refresh.send()
    case .retry: retry.send()
    case .loadMore: loadMore.send()
    case .search(let text): search.send(text)
    case .filter(let choice): filter.send(choice)
    case .showChoices: showChoices.send()
    case .select(let id): select.send(id)
    default: break
    }
  }

  func events<Loaded>() -> AnyPublisher<FeedbackEvent<Loaded>, Never> {
    let actions = [
      appear.map { ScreenAction.appear }.eraseToAnyPublisher(),
      refresh.map { ScreenAction.refresh }.eraseToAnyPublisher(),
      retry.map { ScreenAction.retry }.eraseToAnyPublisher(),
      loadMore.map { ScreenAction.loadMore }.eraseToAnyPublisher(),
      search.map { ScreenAction.search($0) }.eraseToAnyPublisher(),
      filter.map { ScreenAction.filter($0) }.eraseToAnyPublisher(),
      showChoices.map { ScreenAction.showChoices }.eraseToAnyPublisher(),
    ]
    return [
      actions.publisher.flatMap { $0 }.map { FeedbackEvent.action($0) }.eraseToAnyPublisher(),
      cancel.map { FeedbackEvent.cancelled($0) }.eraseToAnyPublisher(),
    ]
    .publisher.flatMap { $0 }.eraseToAnyPublisher()
  }
}
