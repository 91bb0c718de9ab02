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

  init(_ question: Question) {
    self.question = question
  }

  func give(_ reply: Reply) {
    self.reply = self.reply ?? reply
    wake()
  }

  /// Waits until the caller has the reply, and returns whether its task was cancelled by then.
  func isCancelled() async -> Bool {
    while true {
      if let wasCancelled { return wasCancelled }
      await pause()
    }
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
  }
}
