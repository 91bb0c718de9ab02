#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A pipeline whose states ask for work, and whose work returns as events.
@MainActor
enum Feedback {
  /// The states that events lead to, beginning with the first one.
  ///
  /// - Parameter work: Performs a request and publishes the event that it ends with, never at once.
  static func states<State: FeedbackState>(
    from initial: State,
    events: AnyPublisher<FeedbackEvent<State.Loaded>, Never>,
    work: @escaping (State.Request) -> AnyPublisher<FeedbackEvent<State.Loaded>, Never>
  ) -> AnyPublisher<State, Never> {
    Deferred {
      let results = PassthroughSubject<FeedbackEvent<State.Loaded>, Never>()
      let states = CurrentValueSubject<State, Never>(initial)
      var subscriptions: [AnyCancellable] = []
      for place in initial.requests.indices {
        states
          .map { $0.requests[place] }
          .removeDuplicates()
          .map { $0.map(work) ?? Empty().eraseToAnyPublisher() }
          .switchToLatest()
          .sink { results.send($0) }
          .store(in: &subscriptions)
      }
      [events, results.eraseToAnyPublisher()].publisher
        .flatMap { $0 }
        .scan(initial) { state, event in state.after(event) }
        .sink { states.send($0) }
        .store(in: &subscriptions)
      return states.handleEvents(receiveCancel: { subscriptions.removeAll() })
    }
    .eraseToAnyPublisher()
  }
}
