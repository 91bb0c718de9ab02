#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A pipeline whose states ask for work, and whose work comes back as events.
@MainActor
enum Feedback {
  /// The states that events lead to, the first of them included.
  ///
  /// - Parameters:
  ///   - reduce: The state after an event; it looks at nothing else.
  ///   - request: What a state wants to be done, or nil. A new request ends the work of the one before.
  ///   - work: The events that a request leads to.
  static func states<State, Event, Request: Equatable>(
    from initial: State,
    events: AnyPublisher<Event, Never>,
    reduce: @escaping (State, Event) -> State,
    request: @escaping (State) -> Request?,
    work: @escaping (Request) -> AnyPublisher<Event, Never>
  ) -> AnyPublisher<State, Never> {
    Deferred {
      let answers = PassthroughSubject<Event, Never>()
      let states = CurrentValueSubject<State, Never>(initial)
      var subscriptions: [AnyCancellable] = []
      states
        .map(request)
        .removeDuplicates()
        .map { $0.map(work) ?? Empty().eraseToAnyPublisher() }
        .switchToLatest()
        .sink { answers.send($0) }
        .store(in: &subscriptions)
      [events, answers.eraseToAnyPublisher()].publisher
        .flatMap { $0 }
        .scan(initial, reduce)
        .sink { states.send($0) }
        .store(in: &subscriptions)
      return states.handleEvents(receiveCancel: { subscriptions.removeAll() })
    }
    .eraseToAnyPublisher()
  }
}
