import Domain
import Mocks

/// A shop that answers when a test says so, and with what it says.
final class Shop: ProductUseCase {
  enum Event: Sendable {
    /// A browser asks.
    case asked(Call)

    /// What was begun under this number is done.
    case returned(Int)
  }

  /// What happens, in order. One task can wait for it.
  let events: AsyncStream<Event>
  let log: AsyncStream<Event>.Continuation

  init() {
    (events, log) = AsyncStream.makeStream()
  }

  func listing(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
    try await ask(.list(query, policy)).listing
  }

  func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    try await ask(.more(listing, query, policy)).listing
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await ask(.product(id, policy)).product
  }

  /// Nobody waits for names.
  func categories() async throws(DomainError) -> [ProductCategory] {
    .fixtures
  }

  private func ask(_ question: Call.Question) async throws(DomainError) -> Call.Answer {
    let call = Call(question)
    log.yield(.asked(call))
    return try await call.take()
  }
}
