import Domain

/// A call of the shop that waits for its reply. Like a source that ignores cancellation, it returns the reply even if its
/// task was cancelled, and notes that it was.
actor Call {
  enum Question: Equatable, Sendable {
    case list(ProductQuery, FetchPolicy)
    case more(PagedList<Product>, ProductQuery, FetchPolicy)
    case product(Product.ID, FetchPolicy)
  }

  enum Reply: Sendable {
    case list(PagedList<Product>)
    case product(Fetched<Product>)
    case failure(DomainError)
  }

  let question: Question
  private var reply: Reply?
  private var wasCancelled: Bool?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [AsyncStream<Void>.Continuation] = []

  init(_ question: Question) {
    self.question = question
  }

  func give(_ reply: Reply) {
    self.reply = self.reply ?? reply
    wake()
  }

  /// Waits until the caller has the reply, and returns whether its task was cancelled by then. It gives up when the test's
  /// time limit cancels its task.
  func isCancelled() async -> Bool {
    while wasCancelled == nil, !Task.isCancelled {
      let (changes, change) = AsyncStream<Void>.makeStream()
      watching.append(change)
      for await _ in changes { break }
    }
    return wasCancelled ?? false
  }

  func take() async -> Reply {
    while true {
      if let reply {
        wasCancelled = Task.isCancelled
        wake()
        return reply
      }
      await pause()
    }
  }

  private func pause() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting.removeAll()
    for change in watching { change.yield() }
    watching.removeAll()
  }
}
