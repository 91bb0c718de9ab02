import Domain
public import Observation

/// One item of any feature.
@MainActor
@Observable
public final class DetailViewModel<F: Feature>: Screen {
  public typealias Action = ScreenAction
  public typealias State = ScreenState

  public private(set) var state: State

  @ObservationIgnored private let feature: F
  @ObservationIgnored private let content: DetailContent<F>
  @ObservationIgnored private let environment: ScreenEnvironment
  @ObservationIgnored private let id: F.Item.ID
  @ObservationIgnored private var lastReason = LoadReason.replace
  @ObservationIgnored private let follower = Follower()
  @ObservationIgnored private let latest = LatestTask<Content>()

  public init(_ feature: F, id: F.Item.ID, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.feature = feature
    content = DetailContent(feature, localization: environment.localization)
      .marked(by: environment.marker)
    self.environment = environment
    self.id = id
    state = content.state(of: id)
  }

  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace, policy: .useCache) }
    case .refresh, .retry:
      if !latest.isRunning || ![.replace, .refresh].contains(lastReason) { await load(.refresh, policy: .reload) }
    default: break
    }
  }

  public func follow(_ load: @MainActor () async -> Void) async {
    await follower.follow(feature, environment.marker, load: load) {
      await latest.finish()
      await self.load(.change, policy: .useCache)
    }
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy) async {
    let (content, id) = (content, id)
    let before = state.content
    let supersedesChange = latest.isRunning && lastReason == .change
    lastReason = reason
    state.content = before.loading(reason)
    switch await latest.run({ () async throws(DomainError) in try await content.load(id, policy: policy) }) {
    case .success(let loaded): state.content = .loaded(loaded)
    case .failure(let error):
      state.content = before.failing(reason, with: content.error(error, id: id))
      environment.leave(state.route, because: error)
    case .cancelled:
      state.content = before.settled
      if supersedesChange { follower.change() }
    case .superseded: break
    }
  }
}
