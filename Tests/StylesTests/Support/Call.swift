import Domain

/// A question to the shop that waits for its answer. Cancelling it does not end it, but is noted.
actor Call {
  enum Question: Equatable, Sendable {
    case list(ProductQuery, FetchPolicy)
    case more(Listing<Product>, ProductQuery, FetchPolicy)
    case product(Product.ID, FetchPolicy)
  }

  enum Answer: Sendable {
    case list(Listing<Product>)
    case product(Fetched<Product>)
    case failure(DomainError)
  }

  let question: Question
  private var answer: (value: Answer, evenIfCancelled: Bool)?
  private var isTaken = false
  private var sawCancellation = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ question: Question) {
    self.question = question
  }

  /// - Parameter evenIfCancelled: Whether the answer comes although nobody wants it any more, as from a source that
  ///   knows no cancellation.
  func give(_ answer: Answer, evenIfCancelled: Bool = false) {
    guard self.answer == nil else { return }
    self.answer = (answer, evenIfCancelled)
    wake()
  }

  /// Waits until the asker has the answer, and tells whether its task was cancelled by then.
  func wasCancelled() async -> Bool {
    while !isTaken { await pause() }
    return sawCancellation
  }

  func take() async throws(DomainError) -> Answer {
    while answer == nil { await pause() }
    sawCancellation = Task.isCancelled
    isTaken = true
    wake()
    if let answer, !sawCancellation || answer.evenIfCancelled {
      if case .failure(let error) = answer.value { throw error }
      return answer.value
    }
    throw .cancelled
  }

  private func pause() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting.removeAll()
  }
}

extension Call.Answer {
  var listing: Listing<Product> {
    get throws(DomainError) {
      guard case .list(let listing) = self else { throw .invalidResponse(field: "listing") }
      return listing
    }
  }

  var product: Fetched<Product> {
    get throws(DomainError) {
      guard case .product(let product) = self else { throw .invalidResponse(field: "product") }
      return product
    }
  }
}
