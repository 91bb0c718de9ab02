#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Brings asynchronous work into a pipeline.
@MainActor
enum TaskPublisher {
  /// A publisher that begins the work for each subscription, and cancels it with the subscription.
  static func of<Output: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Output
  ) -> AnyPublisher<Output, Failure> {
    Deferred {
      let answer = PassthroughSubject<Output, Failure>()
      let task = Task {
        do throws(Failure) {
          answer.send(try await work())
          answer.send(completion: .finished)
        } catch {
          answer.send(completion: .failure(error))
        }
      }
      return answer.handleEvents(receiveCancel: { task.cancel() })
    }
    .eraseToAnyPublisher()
  }
}
