import Observation
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A pure transform of what a person does to what the screen shows.
@MainActor
protocol ReactiveViewModel<State>: AnyObject {
  associatedtype State: FeedbackState

  var input: Input { get }
  var output: Output<State> { get }
}

/// What a view model makes of its ``Input``.
@MainActor
@Observable
final class Output<State: FeedbackState> {
  /// What the screen shows.
  private(set) var screen: ScreenState

  /// The screens to open.
  @ObservationIgnored let routes: AnyPublisher<Route, Never>
  @ObservationIgnored let states: CurrentValueSubject<State, Never>
  @ObservationIgnored private let draw: (State) -> ScreenState
  @ObservationIgnored private var disposables: Set<AnyCancellable> = []

  init(
    _ initial: State,
    routes: AnyPublisher<Route, Never> = Empty().eraseToAnyPublisher(),
    draw: @escaping (State) -> ScreenState
  ) {
    self.routes = routes
    states = CurrentValueSubject(initial)
    self.draw = draw
    screen = draw(initial)
  }

  /// Shows the states that a publisher has after the initial one.
  ///
  /// Not with `assign(to:on:)`, which would hold the output for as long as it holds the subscription.
  func show(_ states: AnyPublisher<State, Never>) {
    states.dropFirst()
      .sink { [weak self] state in
        guard let self else { return }
        screen = draw(state)
        self.states.send(state)
      }
      .store(in: &disposables)
  }
}
