import Observation
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Sends a view model's input, and shows its output. Hosts draw its state.
@MainActor
@Observable
final class ReactiveView<State: FeedbackState>: Screen {
  private(set) var state: ScreenState

  @ObservationIgnored private let actions = PassthroughSubject<ScreenAction, Never>()
  @ObservationIgnored private let cancellations = PassthroughSubject<Int, Never>()
  @ObservationIgnored private let states: CurrentValueSubject<State, Never>
  @ObservationIgnored private var disposables: Set<AnyCancellable> = []

  init(
    _ model: some ReactiveViewModel<State>,
    in environment: ScreenEnvironment,
    draw: @escaping (State) -> ScreenState
  ) {
    states = CurrentValueSubject(model.initial)
    state = draw(model.initial)
    let input = Input(actions: actions.eraseToAnyPublisher(), cancellations: cancellations.eraseToAnyPublisher())
    let output = model.transform(input)
    // Not `assign(to:on:)`, which would hold the view for as long as the view holds the subscription.
    output.states.dropFirst()
      .sink { [weak self] in
        self?.state = draw($0)
        self?.states.send($0)
      }
      .store(in: &disposables)
    output.routes
      .sink { environment.coordinator?.navigate(to: $0) }
      .store(in: &disposables)
  }

  /// Returns when the request that the action leads to, if any, is not under way any more.
  func send(_ action: ScreenAction) async {
    let before = states.value.running
    actions.send(action)
    guard let number = states.value.running.subtracting(before).first else { return }
    await withTaskCancellationHandler {
      await end(of: number)
    } onCancel: {
      Task { @MainActor in self.cancellations.send(number) }
    }
  }

  private func end(of number: Int) async {
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = states.first { !$0.running.contains(number) }.sink(
        receiveCompletion: { _ in continuation.resume() },
        receiveValue: { _ in }
      )
    }
    subscription?.cancel()
  }
}
