import StyleContract

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A screen of streams, and what one who waits has to know of it.
@MainActor
protocol ReactivePage: AnyObject, Sendable {
  var screen: BrowserScreen { get }

  /// The number of the request that is under way, or nil, for each state, that of now included.
  var updates: AnyPublisher<Int?, Never> { get }

  func input(_ intent: BrowserIntent)

  /// Ends a request, if it is the one that is under way.
  func cancel(request number: Int)

  /// Lets go of all that the screen is subscribed to.
  func stop()
}

extension ReactivePage {
  /// Sends an intent, and returns when the request that it led to, if any, is not under way any more.
  func perform(_ intent: BrowserIntent) async {
    let before = request
    input(intent)
    guard let number = request, number != before else { return }
    await withTaskCancellationHandler {
      await end(of: number)
    } onCancel: {
      Task { @MainActor in self.cancel(request: number) }
    }
  }

  /// Ends the request that is under way, and then all subscriptions.
  func close() {
    if let request { cancel(request: request) }
    stop()
  }

  private var request: Int? {
    var number: Int?
    _ = updates.first().sink { number = $0 }
    return number
  }

  private func end(of number: Int) async {
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = updates.first { $0 != number }.sink(
        receiveCompletion: { _ in continuation.resume() },
        receiveValue: { _ in }
      )
    }
    subscription?.cancel()
  }
}
