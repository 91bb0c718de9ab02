import Domain
import Presentation
import StyleContract

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension AnyPublisher where Output: Sendable, Failure == DomainError {
  /// A publisher that starts a load for each subscription, and cancels it with the subscription.
  @MainActor
  static func load(_ operation: @escaping @Sendable () async throws(DomainError) -> Output) -> AnyPublisher {
    Deferred {
      let load = Load.load(operation)
      return Future { promise in
        Task { promise(await load.value) }
      }
      .handleEvents(receiveCancel: { load.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Failure == DomainError {
  /// The event that a request ends with.
  ///
  /// - Parameter route: The screen that shows the error.
  func event(
    of request: some FeedbackRequest,
    on route: Route?,
    _ localization: Localization
  ) -> AnyPublisher<FeedbackEvent<Output>, Never> {
    map { FeedbackEvent.loaded(request.number, $0) }
      .catch { error -> Just<FeedbackEvent<Output>> in
        let text = ErrorViewData(error, on: route, localization: localization)
        return Just(error == .cancelled ? .cancelled(request.number) : .failed(request.number, text))
      }
      .eraseToAnyPublisher()
  }
}
