/// Lets a test wait until a request has reached the server.
struct Arrivals: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func add() {
    continuation.yield()
  }

  func first() async {
    for await _ in stream { return }
  }
}
