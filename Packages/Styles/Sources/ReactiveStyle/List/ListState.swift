import Domain
import Presentation
import StyleContract

/// What the list shows and what it waits for. Its rules are a pure function of state and event.
struct ListState<Item: Entity> {
  typealias Page = (PagedList<Item>, LoadState<Content>)

  enum Loaded {
    case page(Page)
    case choices([Choice])
  }

  struct Request: FeedbackRequest {
    enum Kind: Equatable {
      case first, again, more, choices
    }

    let number: Int
    let kind: Kind
    let route: ListRoute
    let list: PagedList<Item>?
    let policy: FetchPolicy
  }

  private(set) var route: ListRoute
  private(set) var content = LoadState<Content>.idle
  private(set) var choices = LoadState<[Choice]>.idle
  private(set) var request: Request?
  private(set) var choicesRequest: Request?

  /// What the screen shows when nothing is loading.
  private var resting = LoadState<Content>.idle
  private var list: PagedList<Item>?

  /// How the list was loaded; its following pages are loaded in the same way.
  private var policy = FetchPolicy.useCache
  private var failed: Request.Kind?
  private var count = 0

  init(route: ListRoute, content: LoadState<Content> = .idle) {
    (self.route, self.content) = (route, content)
  }
}

extension ListState: FeedbackState {
  var requests: [Request?] { [request, choicesRequest] }

  mutating func apply(_ event: FeedbackEvent<Loaded>) {
    switch event {
    case .action(let action):
      apply(action)
    case .loaded(request?.number, .page((let list, let content))):
      (self.list, policy) = (list, request?.policy ?? policy)
      settle(content)
    case .failed(request?.number, let error):
      settle(resting.content.map { .loaded($0, .failed(error)) } ?? .failed(error), failed: request?.kind)
    case .cancelled(request?.number):
      (content, request) = (resting, nil)
    case .loaded(choicesRequest?.number, .choices(let loaded)):
      (choices, choicesRequest) = (.loaded(loaded), nil)
    case .failed(choicesRequest?.number, let error):
      (choices, choicesRequest) = (.failed(error), nil)
    case .cancelled(choicesRequest?.number):
      (choices, choicesRequest) = (.idle, nil)
    case .loaded, .failed, .cancelled: break
    }
  }

  private mutating func apply(_ action: ScreenAction) {
    switch action {
    case .appear: if request == nil, resting == .idle { load(.first, .useCache) }
    case .refresh: if request == nil || request?.kind == .more { load(.again, .reload) }
    case .retry: if request == nil { apply(failed == .more ? .loadMore : .refresh) }
    case .loadMore: if request == nil, list?.hasMore == true { load(.more, policy) }
    case .search(let text): show(route.searching(text))
    case .filter(let choice): show(route.filtering(choice))
    case .showChoices: loadChoices()
    default: break
    }
  }

  private mutating func show(_ wanted: ListRoute) {
    guard wanted != route || (request == nil && list == nil) else { return }
    (route, list) = (wanted, nil)
    settle(.idle)
    load(.first, .useCache)
  }

  private mutating func load(_ kind: Request.Kind, _ policy: FetchPolicy) {
    request = next(kind, policy)
    content = resting.content.map { .loaded($0, kind == .more ? .loadingMore : .refreshing) } ?? .loading
  }

  private mutating func loadChoices() {
    guard choicesRequest == nil, choices.content == nil else { return }
    (choices, choicesRequest) = (.loading, next(.choices, .useCache))
  }

  private mutating func next(_ kind: Request.Kind, _ policy: FetchPolicy) -> Request {
    count += 1
    return Request(number: count, kind: kind, route: route, list: kind == .more ? list : nil, policy: policy)
  }

  private mutating func settle(_ shown: LoadState<Content>, failed kind: Request.Kind? = nil) {
    (content, resting, failed, request) = (shown, shown, kind, nil)
  }
}
