import Mocks
import Testing

@testable import Domain

@Suite(.timeLimit(.minutes(10)))
struct FavouriteUseCaseTests {
  private let visitor = MockFavouriteStore()
  private let own = MockFavouriteStore()
  private let sessions = MockSessionStore()

  private func useCase(
    now: Int = 100,
    find: @escaping Favourite.Find = { id, _ throws(DomainError) in
      guard id < 10 else { throw id < 20 ? .notFound : .offline }
      return Fetched(Product.fixture(id: id, title: "Lamp \(id)"))
    }
  ) -> DefaultFavouriteUseCase {
    let current = CurrentFavourites(
      owner: { [sessions] () async throws(DomainError) in
        guard let token = await sessions.token() else { throw .signInRequired }
        return token.value
      },
      visitor: visitor
    ) { [own] _ in own }
    return DefaultFavouriteUseCase(current, find: find, makeID: { "id" }, now: { now })
  }

  private func list(_ useCase: some FavouriteUseCase, _ text: String = "") async throws -> [Favourite] {
    try await useCase.list(matching: KeywordQuery(text: SearchText(text)), policy: .useCache).items
  }

  @Test func `a visitor has favourites, the latest first`() async throws {
    try await useCase(now: 1).set(1, isFavourite: true)
    try await useCase(now: 2).set(2, isFavourite: true)
    let again = try await useCase(now: 3).set(1, isFavourite: true)

    #expect(again?.changedAt == 1)
    #expect(try await list(useCase()).map(\.id) == [2, 1])
    #expect(try await useCase().ids() == [1, 2])
    try await useCase().set(1, isFavourite: false)
    #expect(try await list(useCase()).map(\.id) == [2])
    #expect(try await useCase().set(5, isFavourite: false) == nil)
    #expect(try await own.changes().isEmpty)
  }

  @Test func `what a visitor likes becomes theirs with the sign-in`() async throws {
    try await useCase(now: 1).set(1, isFavourite: true)
    try await useCase(now: 2).set(2, isFavourite: true)
    try await useCase(now: 3).set(2, isFavourite: false)
    let _: FavouriteChange = try await own.record(
      FavouriteChange(id: "x", itemID: 3, isFavourite: true, changedAt: 9)
    )
    await sessions.store(Secret("mira"))

    #expect(try await list(useCase()).map(\.id) == [3, 1])
    #expect(try await visitor.changes().isEmpty)
    await sessions.store(nil)
    #expect(try await list(useCase()).isEmpty)
  }

  @Test func `a sign-in keeps what was said later elsewhere`() async throws {
    try await useCase(now: 1).set(1, isFavourite: true)
    let _: FavouriteChange = try await own.record(
      FavouriteChange(id: "x", itemID: 1, isFavourite: false, changedAt: 5)
    )
    await sessions.store(Secret("mira"))
    #expect(try await list(useCase()).isEmpty)
  }

  @Test func `an item that does not exist cannot be liked, one that cannot be looked up can`() async throws {
    await #expect(throws: DomainError.notFound) { try await useCase().set(15, isFavourite: true) }
    try await useCase().set(25, isFavourite: true)
    let favourites = try await list(useCase())
    #expect(favourites == [Favourite(id: 25, item: nil)])
    await #expect(throws: DomainError.offline) { try await useCase().item(id: 25, policy: .useCache) }
    await #expect(throws: DomainError.notFound) { try await useCase().item(id: 1, policy: .useCache) }
  }

  @Test func `a search finds the words of the items`() async throws {
    for id in 1...3 { try await useCase(now: id).set(id, isFavourite: true) }
    #expect(try await list(useCase(), "lamp 2").map(\.id) == [2])
    #expect(try await list(useCase(), "zeppelin").isEmpty)
    let query = KeywordQuery(page: PageRequest(number: 2, size: 2))
    #expect(try await useCase().list(matching: query, policy: .useCache).items.map(\.id) == [1])
    await #expect(throws: DomainError.pageOutOfRange(3, last: 2)) {
      try await useCase().list(
        matching: KeywordQuery(page: PageRequest(number: 3, size: 2)),
        policy: .useCache
      )
    }
  }

  @Test func `there may be so many and no more`() async throws {
    let all = useCase(find: { id, _ throws(DomainError) in Fetched(Product.fixture(id: id)) })
    for id in 1...Favourite.limit { try await all.set(id, isFavourite: true) }
    await #expect(throws: DomainError.limitReached(Favourite.limit)) {
      try await all.set(Favourite.limit + 1, isFavourite: true)
    }
    try await all.set(1, isFavourite: false)
    try await all.set(Favourite.limit + 1, isFavourite: true)
  }
}
