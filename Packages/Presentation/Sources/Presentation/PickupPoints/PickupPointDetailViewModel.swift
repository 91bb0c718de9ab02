public import Domain
public import Observation

/// One of the pickup points.
@MainActor
@Observable
public final class PickupPointDetailViewModel {
  public enum Action: Equatable, Sendable {
    /// The screen came into sight; what is there already stays.
    case appear
    case refresh
    case retry
  }

  public struct State: Equatable, Sendable {
    public let id: String
    public fileprivate(set) var content: LoadState<PickupPointDetailViewData> = .idle
  }

  public typealias UseCases = HasPickupPointUseCase

  public private(set) var state: State

  private let useCase: any PickupPointUseCase
  private let localization: Localization
  private let latest = LatestTask<PickupPointDetailViewData>()

  public init(useCases: any UseCases, id: String, localization: Localization = Localization()) {
    useCase = useCases.pickupPointUseCase
    self.localization = localization
    state = State(id: id)
  }

  /// Does what a person asked for, and returns when it is done.
  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace, policy: .useCache) }
    case .refresh, .retry:
      if !latest.isRunning { await load(.refresh, policy: .reload) }
    }
  }

  private func load(_ reason: LoadReason, policy: FetchPolicy) async {
    let (useCase, id, localization) = (useCase, state.id, localization)
    let before = state.content
    state.content = before.loading(reason)
    let outcome = await latest.run { () async throws(DomainError) in
      PickupPointDetailViewData(try await useCase.pickupPoint(id: id, policy: policy), localization: localization)
    }
    switch outcome {
    case .success(let viewData):
      state.content = .loaded(viewData)
    case .failure(let error):
      let notFound = localization.text(.pickupPointsDetailNotFound, id)
      let viewData = ErrorViewData(error, localization: localization, notFound: notFound)
      state.content = before.failing(reason, with: viewData)
    case .cancelled:
      state.content = before.settled
    case .superseded:
      break
    }
  }
}
