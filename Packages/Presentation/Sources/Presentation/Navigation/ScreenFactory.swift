import Domain  // Account or Signals
public import Foundation

/// Creates the screen of a route with everything that it needs. Every host gets its screens from here.
@MainActor
public struct ScreenFactory {
  /// Creates a screen in place of the feature's own; nil for routes that it does not replace.
  public typealias Replacement = @MainActor (Route, ScreenEnvironment) -> (any Screen)?

  public let localization: Localization
  private let useCases: any AllUseCases
  private let debounce: Duration
  private let makeKey: @Sendable () -> String
  private let replacement: Replacement
  var tracker: (any AnalyticsTracker)?

  /// - Parameter debounce: How long a search waits for the next keystroke; zero for hosts that send whole words.
  public init(
    useCases: any AllUseCases,
    localization: Localization,
    debounce: Duration = .zero,
    replacement: @escaping Replacement = { _, _ in nil },
    makeKey: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    self.useCases = useCases
    self.localization = localization
    self.debounce = debounce
    self.makeKey = makeKey
    self.replacement = replacement
    tracker = useCases.tracker
  }

  /// What the screen of a route gets, for a host that creates the screen itself.
  public func environment(for route: Route, coordinator: any Coordinator) -> ScreenEnvironment {
    ScreenEnvironment(
      coordinator: coordinator,
      localization: localization,
      debounce: debounce,
      marker: Features.named(route.feature)?.marker(useCases),
      makeKey: makeKey
    )
  }

  public func screen(for route: Route, coordinator: any Coordinator) -> any Screen {
    if let screen = tracked(route, coordinator) { return screen }
    let environment = environment(for: route, coordinator: coordinator)
    if let screen = replacement(route, environment) { return screen }
    if case .account(let account) = route {
      return account.screen(useCases, in: environment) ?? MissingScreen(route, in: environment)
    }
    if case .favourite(let favourite) = route {
      return favourite.screen(useCases, in: environment) ?? MissingScreen(route, in: environment)
    }
    guard let feature = Features.named(route.feature) else { return MissingScreen(route, in: environment) }
    return screen(of: feature, route, environment) ?? MissingScreen(route, in: environment)
  }

  private func screen<F: Feature>(of _: F.Type, _ route: Route, _ environment: ScreenEnvironment) -> (any Screen)? {
    switch route {
    case .list(let list): F(useCases: useCases).listScreen(list, in: environment)
    case .detail(_, let text): F.id(text).map { F(useCases: useCases).detailScreen($0, in: environment) }
    case .form(let form): F(useCases: useCases).formScreen(form.action, in: environment)
    default: nil
    }
  }
}

/// The screen of a route that names no feature, or an identifier that no item can have: ``RouteCodec`` makes none of them.
/// It is also the smallest example of a screen written by hand.
@MainActor
final class MissingScreen: Screen {
  let state: ScreenState

  init(_ route: Route, in environment: ScreenEnvironment) {
    let unknown = RouteError.unknownPath(RouteCodec.path(for: route))
    let error = ErrorViewData(unknown, localization: environment.localization)
    state = ScreenState(route: route, title: "", back: nil, content: .failed(error))
  }

  func send(_ action: ScreenAction) async {}
}

/// What every screen gets beside its feature.
@MainActor
public struct ScreenEnvironment {
  /// Waits for a while, or throws `CancellationError` if the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// Where the screen opens other screens.
  public weak var coordinator: (any Coordinator)?
  public let localization: Localization

  /// How long ``ScreenAction/type(_:)`` waits for the next keystroke.
  public let debounce: Duration
  public let sleep: Sleep

  /// What marks the items on the screen for a person.
  public let marker: (any ItemMarker)?

  /// Makes a key that no other write has; see ``Domain/EditableRepository/create(_:key:)``.
  public let makeKey: @Sendable () -> String

  public init(
    coordinator: (any Coordinator)? = nil,
    localization: Localization = Localization(),
    debounce: Duration = .milliseconds(300),
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    marker: (any ItemMarker)? = nil,
    makeKey: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    self.coordinator = coordinator
    self.localization = localization
    self.debounce = debounce
    self.sleep = sleep
    self.marker = marker
    self.makeKey = makeKey
  }

  /// Leads to the sign-in, and from there back to the screen, if that needs a person who is signed in.
  func leave(_ route: Route, because error: DomainError) {
    if error == .signInRequired { coordinator?.replace(with: AuthCoordinator(wanted: route).signIn) }
  }
}
