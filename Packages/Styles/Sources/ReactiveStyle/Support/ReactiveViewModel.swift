import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A pure transform of what a person does to what the screen shows.
@MainActor
protocol ReactiveViewModel<State> {
  associatedtype State: FeedbackState

  var initial: State { get }

  func transform(_ input: Input) -> Output<State>
}

struct Input {
  let actions: AnyPublisher<ScreenAction, Never>

  /// The numbers of requests that are not wanted any more.
  let cancellations: AnyPublisher<Int, Never>
}

struct Output<State> {
  let states: AnyPublisher<State, Never>

  /// The screens to open.
  let routes: AnyPublisher<Route, Never>
}

extension Input {
  func events<Loaded>() -> AnyPublisher<FeedbackEvent<Loaded>, Never> {
    [
      actions.map { FeedbackEvent.action($0) }.eraseToAnyPublisher(),
      cancellations.map { FeedbackEvent.cancelled($0) }.eraseToAnyPublisher(),
    ]
    .publisher.flatMap { $0 }.eraseToAnyPublisher()
  }
}
