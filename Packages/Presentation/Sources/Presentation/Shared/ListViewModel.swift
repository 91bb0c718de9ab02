import Domain
public import Observation

/// The list of any feature: browsing, searching, filtering, loading more.
@MainActor
@Observable
public final class ListViewModel<F: Feature>: Screen {
  public typealias Action = ScreenAction
  public typealias State = ScreenState

  public private(set) var state: State

  private typealias Loaded = (list: PagedList<F.Item>, policy: FetchPolicy, content: LoadState<Content>)

  @ObservationIgnored private let feature: F
  @ObservationIgnored private let content: ListContent<F>
  @ObservationIgnored private let environment: ScreenEnvironment
  @ObservationIgnored private var route: ListRoute
  @ObservationIgnored private var list: PagedList<F.Item>?

  /// How the list was loaded; its following pages are loaded in the same way.
  @ObservationIgnored private var policy = FetchPolicy.useCache
  @ObservationIgnored private var isWaitingForKeystroke = false
  @ObservationIgnored private var lastReason = LoadReason.replace
  @ObservationIgnored private let latest = LatestTask<Loaded>()
  @ObservationIgnored private let follower = Follower()
  @ObservationIgnored private let latestChoices = LatestTask<[Choice]>()

  public init(_ feature: F, route: ListRoute, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.feature = feature
    content = ListContent(feature, localization: environment.localization)
      .marked(by: environment.marker)
    self.environment = environment
    self.route = route
    state = content.state(of: route)
  }

  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace, policy: .useCache) }
    case .refresh:
      if !latest.isRunning || ![.replace, .refresh].contains(lastReason) { await load(.refresh, policy: .reload) }
    case .retry:
      await retry()
    case .loadMore:
      await loadMore()
    case .type(let text):
      await show(search: text, filter: route.filter, after: environment.debounce)
    case .search(let text):
      await show(search: text, filter: route.filter)
    case .filter(let choice):
      await show(search: route.search, filter: choice)
    case .showChoices:
      await loadChoices()
    case .select(let id):
      let row = state.content.content?.table?.rows.first { $0.id == id }
      environment.coordinator?.navigate(to: row?.route ?? .detail(F.name, id: id))
    default: break
    }
  }

  public func follow(_ load: @MainActor () async -> Void) async {
    await follower.follow(feature, environment.marker, load: load) {
      await latest.finish()
      await self.load(.change, policy: .useCache, pages: state.content.content?.paging?.loadedPages ?? 1)
    }
  }

  public func actions(on row: Row) -> [ContentAction] { content.actions(on: row) }

  private func show(search: String, filter: String?, after delay: Duration = .zero) async {
    let new = ListRoute(F.name, search: search, filter: filter, pageSize: route.pageSize)
    let isComplete = isWaitingForKeystroke && delay == .zero
    let isShown = latest.isRunning && !isComplete || state.content.content != nil
    guard new != route || !isShown else { return }
    route = new
    state = content.state(of: new, choices: state.filter?.choices, content: state.content)
    list = nil
    await load(.replace, policy: .useCache, after: delay)
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy, pages: Int = 1, after delay: Duration = .zero) async {
    if route.search.isEmpty, let prompt = F.texts.prompt { return show(prompt) }
    isWaitingForKeystroke = delay > .zero
    let (content, route, sleep) = (content, route, environment.sleep)
    await apply(reason) { () async throws(DomainError) -> Loaded in
      if delay > .zero {
        do { try await sleep(delay) } catch { throw .cancelled }
        await self.stopWaiting(for: route)
      }
      var (list, shown) = try await content.load(route, policy: policy)
      for _ in 1..<pages where list.hasMore {
        (list, shown) = try await content.loadMore(of: list, route, policy: policy)
      }
      return (list, policy, shown)
    }
  }

  private func stopWaiting(for route: ListRoute) {
    if route == self.route { isWaitingForKeystroke = false }
  }

  private func retry() async {
    guard !latest.isRunning else { return }
    if lastReason == .more, state.content.errorLoading {
      await loadMore()
    } else {
      await load(.refresh, policy: .reload)
    }
  }

  private func loadMore() async {
    guard let list, list.hasMore, !latest.isRunning else { return }
    let (content, route, policy) = (content, route, policy)
    await apply(.more) { () async throws(DomainError) -> Loaded in
      let (longer, shown) = try await content.loadMore(of: list, route, policy: policy)
      return (longer, policy, shown)
    }
  }

  /// Without a search text there is nothing to load, and a running search is obsolete.
  private func show(_ prompt: TextKey) {
    latest.cancel()
    list = nil
    state.content = .empty(environment.localization.text(prompt))
  }

  private func apply(
    _ reason: LoadReason,
    _ operation: @escaping @Sendable () async throws(DomainError) -> Loaded
  ) async {
    let before = state.content
    let supersedesChange = latest.isRunning && lastReason == .change
    lastReason = reason
    state.content = before.loading(reason)
    switch await latest.run(operation) {
    case .success(let loaded):
      (list, policy) = (loaded.list, loaded.policy)
      state.content = loaded.content
    case .failure(let error):
      state.content = before.failing(reason, with: ErrorViewData(error, localization: environment.localization))
      environment.leave(state.route, because: error)
    case .cancelled:
      state.content = reason == .replace ? .idle : before.settled
      if supersedesChange { follower.change() }
    case .superseded:
      break
    }
  }

  private func loadChoices() async {
    guard let filter = state.filter, filter.choices.content == nil, !latestChoices.isRunning else { return }
    let content = content
    state.filter?.choices = .loading
    switch await latestChoices.run({ () async throws(DomainError) in try await content.choices() }) {
    case .success(let choices): state.filter?.choices = .loaded(choices)
    case .failure(let error):
      state.filter?.choices = .failed(ErrorViewData(error, localization: environment.localization))
    case .cancelled: state.filter?.choices = .idle
    case .superseded: break
    }
  }
}
