public import Domain
public import Observation

/// The list of pickup points: browsing, searching by keyword, loading more.
@MainActor
@Observable
public final class PickupPointListViewModel {
  public enum Action: Equatable, Sendable {
    /// The screen came into sight; what is there already stays.
    case appear
    case refresh
    case retry
    case loadMore

    /// The keyword as it stands after a keystroke; the search begins when no other follows for a while.
    case type(String)

    /// The keyword is complete; the search begins at once.
    case search(String)
    case select(id: String)
  }

  public struct State: Equatable, Sendable {
    /// What the list shows, or is about to show.
    public fileprivate(set) var route: PickupPointListRoute
    public fileprivate(set) var content: LoadState<PickupPointListViewData> = .idle
  }

  public typealias UseCases = HasPickupPointUseCase

  /// Waits for a while, or throws `CancellationError` when the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  public private(set) var state: State

  private typealias Loaded = (
    listing: Listing<PickupPoint>, policy: FetchPolicy, content: LoadState<PickupPointListViewData>
  )

  private let useCase: any PickupPointUseCase
  private let localization: Localization
  private let debounce: Duration
  private let sleep: Sleep
  private weak var coordinator: (any Coordinator)?
  private var listing: Listing<PickupPoint>?

  /// How the listing was loaded, and its following pages will be.
  private var policy = FetchPolicy.useCache
  private var isWaitingForKeystroke = false
  private var failedReason: LoadReason?
  private let latest = LatestTask<Loaded>()

  /// - Parameter debounce: How long ``Action/type(_:)`` waits for the next keystroke.
  public init(
    useCases: any UseCases,
    route: PickupPointListRoute = PickupPointListRoute(),
    coordinator: (any Coordinator)? = nil,
    localization: Localization = Localization(),
    debounce: Duration = .milliseconds(300),
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
  ) {
    useCase = useCases.pickupPointUseCase
    self.localization = localization
    self.coordinator = coordinator
    self.debounce = debounce
    self.sleep = sleep
    state = State(route: route)
  }

  /// Does what a person asked for, and returns when it is done.
  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace, policy: .useCache) }
    case .refresh:
      if !latest.isRunning { await load(.refresh, policy: .reload) }
    case .retry:
      await retry()
    case .loadMore:
      await loadMore()
    case .type(let keyword):
      await show(keyword, after: debounce)
    case .search(let keyword):
      await show(keyword, after: .zero)
    case .select(let id):
      coordinator?.navigate(to: .pickupPointDetail(id: id))
    }
  }

  private func show(_ keyword: String, after delay: Duration) async {
    let route = PickupPointListRoute(keyword: keyword, pageSize: state.route.pageSize)
    let isComplete = isWaitingForKeystroke && delay == .zero
    let isShown = latest.isRunning && !isComplete || state.content.content != nil
    guard route != state.route || !isShown else { return }
    state.route = route
    listing = nil
    await load(.replace, policy: .useCache, after: delay)
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy, after delay: Duration = .zero) async {
    isWaitingForKeystroke = delay > .zero
    let (useCase, route, localization, sleep) = (useCase, state.route, localization, sleep)
    await apply(reason) { () async throws(DomainError) -> Loaded in
      if delay > .zero {
        do { try await sleep(delay) } catch { throw .cancelled }
        await self.stopWaiting(for: route)
      }
      let listing = try await useCase.listing(matching: route.query, policy: policy)
      return (listing, policy, .init(listing, route: route, localization: localization))
    }
  }

  private func stopWaiting(for route: PickupPointListRoute) {
    if route == state.route { isWaitingForKeystroke = false }
  }

  /// Tries again what failed last.
  private func retry() async {
    guard !latest.isRunning else { return }
    if failedReason == .more, state.content.errorLoading {
      await loadMore()
    } else {
      await load(.refresh, policy: .reload)
    }
  }

  private func loadMore() async {
    guard let listing, listing.hasMore, !latest.isRunning else { return }
    let (useCase, route, policy, localization) = (useCase, state.route, policy, localization)
    await apply(.more) { () async throws(DomainError) -> Loaded in
      let longer = try await useCase.more(of: listing, matching: route.query, policy: policy)
      return (longer, policy, .init(longer, route: route, localization: localization))
    }
  }

  private func apply(
    _ reason: LoadReason,
    _ operation: @escaping @Sendable () async throws(DomainError) -> Loaded
  ) async {
    let before = state.content
    state.content = before.loading(reason)
    switch await latest.run(operation) {
    case .success(let loaded):
      (listing, policy) = (loaded.listing, loaded.policy)
      state.content = loaded.content
    case .failure(let error):
      failedReason = reason
      state.content = before.failing(reason, with: ErrorViewData(error, localization: localization))
    case .cancelled:
      state.content = reason == .replace ? .idle : before.settled
    case .superseded:
      break
    }
  }
}

extension LoadState<PickupPointListViewData> {
  fileprivate init(_ listing: Listing<PickupPoint>, route: PickupPointListRoute, localization: Localization) {
    if listing.items.isEmpty {
      self = .empty(
        route.keyword.isEmpty
          ? localization.text(.pickupPointsListEmpty) : localization.text(.pickupPointsListEmptySearch, route.keyword)
      )
    } else {
      self = .loaded(PickupPointListViewData(listing, route: route, localization: localization))
    }
  }
}
