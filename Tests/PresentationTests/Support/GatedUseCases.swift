import Domain
import Mocks
import Presentation
import TestSupport

/// A call of a paged use case.
enum UseCaseCall: Hashable, Sendable {
  case list(text: String, filter: String? = nil, page: PageRequest = PageRequest(), FetchPolicy)
  case more(after: PageRequest, FetchPolicy)
  case item(id: String, FetchPolicy)
  case create(key: String)
  case update(id: String, version: Int)
  case delete(id: String, version: Int)
}

/// What a paged use case returns: a list of so many fixtures, or of one with a number.
struct UseCaseReply: Sendable {
  var count = 0
  var onlyNumber: Int?
  var page = PageRequest()
  var total: ResultCount?
  var freshness = Freshness.fresh

  /// A list of fixtures; without a total there are no more.
  static func items(
    _ count: Int,
    size: Int = PageRequest.defaultSize,
    page: Int = 1,
    total: ResultCount? = nil,
    freshness: Freshness = .fresh
  ) -> UseCaseReply {
    let page = PageRequest(number: page, size: size)
    return UseCaseReply(count: count, page: page, total: total, freshness: freshness)
  }

  /// The fixture with this number, alone in a list or as an item.
  static func item(_ number: Int, freshness: Freshness = .fresh) -> UseCaseReply {
    UseCaseReply(onlyNumber: number, freshness: freshness)
  }
}

typealias UseCaseGate = CallGate<UseCaseCall, UseCaseReply, DomainError>

/// A query whose lists can have a filter.
protocol FilteredQuery {
  var filter: String? { get }
}

/// A use case of any feature whose calls end when a test says so.
struct GatedUseCase<Item: MockItem>: PagedUseCase {
  let gate: UseCaseGate
  let choiceGate: CallGate<String, [String], DomainError>

  func list(matching query: Item.Query, policy: FetchPolicy) async throws(DomainError) -> PagedList<Item> {
    let filter = (query as? any FilteredQuery)?.filter
    return try await list(.list(text: query.text.value, filter: filter, page: query.page, policy))
  }

  func more(
    of list: PagedList<Item>,
    matching query: Item.Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Item> {
    try await self.list(.more(after: list.lastRequest, policy))
  }

  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    let reply = try await gate.call(.item(id: String(id), policy))
    return Fetched(try item(reply.onlyNumber ?? 1), freshness: reply.freshness)
  }

  private func list(_ call: UseCaseCall) async throws(DomainError) -> PagedList<Item> {
    let reply = try await gate.call(call)
    let items: [Item] = if let number = reply.onlyNumber { [try item(number)] } else { .fixtures(count: reply.count) }
    let page = Page(items: items, request: reply.page, total: reply.total ?? .exactly(items.count))
    return PagedList(Fetched(page, freshness: reply.freshness))
  }

  private func item(_ number: Int) throws(DomainError) -> Item {
    guard let item = try? Item.makeFixture(number: number) else { throw .invalidResponse(field: "fixture") }
    return item
  }
}

extension GatedUseCase: EditableUseCase where Item: EditableEntity {
  func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item {
    _ = try await gate.call(.create(key: key))
    return Item(id: "new", version: 1, values: values)
  }

  func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item {
    _ = try await gate.call(.update(id: id, version: version))
    return Item(id: id, version: version + 1, values: values)
  }

  func delete(_ id: Item.ID, version: Int) async throws(DomainError) {
    _ = try await gate.call(.delete(id: id, version: version))
  }
}

/// The use cases of all features, with one gate for all. An extension in each feature's folder adds its own.
struct GatedUseCases: AllUseCases {
  var authUseCase: (any AuthUseCase)?
  let gate = UseCaseGate(unanswered: .timedOut)
  let choiceGate = CallGate<String, [String], DomainError>(unanswered: .timedOut)
}
