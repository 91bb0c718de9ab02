import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Sends actions to a view model's input, and shows its output, for hosts without SwiftUI.
@MainActor
final class ReactiveScreen<ViewModel: ReactiveViewModel>: Screen {
  private let model: ViewModel
  private let navigation: AnyCancellable

  init(_ model: ViewModel, in environment: ScreenEnvironment) {
    self.model = model
    navigation = model.output.routes.sink { environment.coordinator?.navigate(to: $0) }
  }

  var state: ScreenState { model.output.screen }

  /// Returns when the request that the action leads to, if any, is not under way any more.
  func send(_ action: ScreenAction) async {
    let (input, states) = (model.input, model.output.states)
    let before = states.value.running
    input.send(action)
    guard let number = states.value.running.subtracting(before).first else { return }
    await withTaskCancellationHandler {
      await end(of: number)
    } onCancel: {
      Task { @MainActor in input.cancel.send(number) }
    }
  }

  private func end(of number: Int) async {
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = model.output.states.first { !$0.running.contains(number) }.sink(
        receiveCompletion: { _ in continuation.resume() },
        receiveValue: { _ in }
      )
    }
    subscription?.cancel()
  }
}
