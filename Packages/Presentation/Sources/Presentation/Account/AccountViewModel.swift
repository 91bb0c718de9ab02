public import Domain
public import Observation

/// The account of the current session with its actions. Without a session, it leads to the sign-in form.
@MainActor
@Observable
public final class AccountViewModel: Screen {
  public typealias Action = ScreenAction
  public typealias State = ScreenState

  public private(set) var state: State

  @ObservationIgnored private let useCase: any AuthUseCase
  @ObservationIgnored private let environment: ScreenEnvironment
  @ObservationIgnored private let latest = LatestTask<Account>()

  public init(_ useCase: some AuthUseCase, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.useCase = useCase
    self.environment = environment
    let localization = environment.localization
    state = ScreenState(
      route: .account(.overview),
      title: localization.text(.accountOverviewTitle),
      back: ScreenState.Link(text: localization.text(Features.all[0].texts.back), route: .home),
      content: .idle
    )
  }

  public func send(_ action: Action) async {
    switch action {
    case .appear:
      if state.content.settled == .idle, !latest.isRunning { await load(.replace) }
    case .refresh, .retry:
      if !latest.isRunning { await load(.refresh) }
    default: break
    }
  }

  private func load(_ reason: LoadReason) async {
    let (before, useCase) = (state.content, useCase)
    state.content = before.loading(reason)
    switch await latest.run({ () async throws(DomainError) in try await useCase.account() }) {
    case .success(let account):
      state.content = .loaded(content(of: account))
    case .failure(let error):
      state.content = before.failing(reason, with: ErrorViewData(error, localization: environment.localization))
      environment.leave(state.route, because: error)
    case .cancelled:
      state.content = before.settled
    case .superseded:
      break
    }
  }

  private func content(of account: Account) -> Content {
    let localization = environment.localization
    func action(_ label: TextKey, _ form: AccountForm, _ kind: ContentAction.Kind) -> ContentAction {
      ContentAction(label: localization.text(label), route: .account(.form(form)), kind: kind)
    }
    return Content(
      title: account.username,
      facts: localization.facts(localization.fact(.accountFieldCreatedAt, account.createdAt)),
      actions: [
        action(.accountPasswordTitle, .changePassword, .open),
        action(.accountSignOutSubmit, .signOut, .submit),
        action(.accountDeleteTitle, .delete, .destroy),
      ]
    )
  }
}

extension AccountRoute {
  /// The screen of the route; nil if the app's source has no accounts.
  @MainActor
  func screen(_ useCases: any AllUseCases, in environment: ScreenEnvironment) -> (any Screen)? {
    guard let useCase = useCases.authUseCase else { return nil }
    switch self {
    case .overview: return AccountViewModel(useCase, in: environment)
    case .form(let form, let next):
      let localization = environment.localization
      return FormViewModel(
        AccountFormDescription(
          form: form,
          auth: AuthCoordinator(wanted: next),
          useCase: useCase,
          localization: localization
        ),
        in: environment
      )
    }
  }
}
