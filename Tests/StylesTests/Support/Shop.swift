import Domain
import Mocks
import Presentation
import StyleContract

/// A shop that replies when a test says so, and with what it says.
final class Shop: ProductUseCase {
  enum Event: Sendable {
    /// A screen asks for something.
    case called(Call)

    /// The action with this number is done.
    case returned(Int)
  }

  /// What happens, in order. One task can wait for it.
  let events: AsyncStream<Event>
  let log: AsyncStream<Event>.Continuation
  let categoryReplies = CategoryReplies()

  init() {
    (events, log) = AsyncStream.makeStream()
  }

  func list(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> PagedList<Product> {
    try await list(.list(query, policy))
  }

  func more(
    of list: PagedList<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product> {
    try await self.list(.more(list, query, policy))
  }

  func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    switch await call(.product(id, policy)) {
    case .product(let product): return product
    case .failure(let error): throw error
    case .list: throw .invalidResponse(field: "product")
    }
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try await categoryReplies.next()
  }

  private func list(_ question: Call.Question) async throws(DomainError) -> PagedList<Product> {
    switch await call(question) {
    case .list(let list): return list
    case .failure(let error): throw error
    case .product: throw .invalidResponse(field: "list")
    }
  }

  private func call(_ question: Call.Question) async -> Call.Reply {
    let call = Call(question)
    log.yield(.called(call))
    return await call.take()
  }
}

/// What the shop replies when it is asked for its categories, which nothing waits for.
actor CategoryReplies {
  private var error: DomainError?
  private(set) var count = 0

  func fail(with error: DomainError?) {
    self.error = error
  }

  func next() throws(DomainError) -> [ProductCategory] {
    count += 1
    if let error { throw error }
    return .fixtures
  }
}

extension StyleSetting {
  init(_ shop: any ProductUseCase, _ environment: ScreenEnvironment? = nil, language: Language = .english) {
    let environment = environment ?? ScreenEnvironment(localization: Localization(language: language))
    self.init(ProductFeature(useCase: shop), in: environment)
  }
}
