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
    items: Int = 9
  ) -> DefaultFavouriteUseCase {
    let known = Dictionary([FavouriteItem].fixtures(count: items).map { ($0.id, $0) }) { first, _ in first }
    let find: Favourite.Find = { id, _ throws(DomainError) in
      if let item = known[id] { return Fetched(item) }
      throw id == Favourite.itemID(5_000) ? .offline : .notFound
    }
    let current = CurrentFavourites(
      owner: { [sessions] () async throws(DomainError) in
        guard let token = await sessions.token() else { throw .signInRequired }
        return token.value
      },
      visitor: visitor
    ) { [own] _ in own }
    return DefaultFavouriteUseCase(current, find: find, makeID: { "id" }, now: { now })
  }

  /// The numbers of the items on the list.
  private func list(_ useCase: some FavouriteUseCase, _ text: String = "") async throws -> [String] {
    try await useCase.list(matching: KeywordQuery(text: SearchText(text)), policy: .useCache).items.map { "\($0.id)" }
  }

  @discardableResult
  private func set(_ number: Int, _ isFavourite: Bool = true, now: Int = 100) async throws -> FavouriteChange? {
    try await useCase(now: now).set(Favourite.itemID(number), isFavourite: isFavourite)
  }

  @Test func `a visitor has favourites, the latest first`() async throws {
    try await set(1, now: 1)
    try await set(2, now: 2)
    let again = try await set(1, now: 3)

    #expect(again?.changedAt == 1)
    #expect(try await list(useCase()) == ["2", "1"])
    #expect(try await useCase().ids() == [Favourite.itemID(1), Favourite.itemID(2)])
    try await set(1, false)
    #expect(try await list(useCase()) == ["2"])
    #expect(try await set(5, false) == nil)
    #expect(try await own.changes().isEmpty)
  }

  @Test func `what a visitor likes becomes theirs with the sign-in`() async throws {
    try await set(1, now: 1)
    try await set(2, now: 2)
    try await set(2, false, now: 3)
    try await own.record(.fixture("x", 3, at: 9))
    await sessions.store(Secret("mira"))

    #expect(try await list(useCase()) == ["3", "1"])
    #expect(try await visitor.changes().isEmpty)
    await sessions.store(nil)
    #expect(try await list(useCase()).isEmpty)
  }

  @Test func `a sign-in keeps what was said later elsewhere`() async throws {
    try await set(1, now: 1)
    try await own.record(.fixture("x", 1, false, at: 5))
    await sessions.store(Secret("mira"))
    #expect(try await list(useCase()).isEmpty)
  }

  @Test func `an item that does not exist cannot be liked, one that cannot be looked up can`() async throws {
    await #expect(throws: DomainError.notFound) { try await set(15) }
    try await set(5_000)
    let lost = Favourite.itemID(5_000)
    let favourites = try await useCase().list(matching: KeywordQuery(), policy: .useCache).items
    #expect(favourites == [Favourite(id: lost, item: nil)])
    await #expect(throws: DomainError.offline) { try await useCase().item(id: lost, policy: .useCache) }
    await #expect(throws: DomainError.notFound) {
      try await useCase().item(id: Favourite.itemID(1), policy: .useCache)
    }
  }

  @Test func `a search finds the words of the items`() async throws {
    for number in 1...3 { try await set(number, now: number) }
    let words = try #require([FavouriteItem].fixtures(count: 2).last?.searchedTexts.first)
    #expect(try await list(useCase(), words.uppercased()) == ["2"])
    #expect(try await list(useCase(), "zeppelin").isEmpty)
    let query = KeywordQuery(page: PageRequest(number: 2, size: 2))
    #expect(try await useCase().list(matching: query, policy: .useCache).items.map(\.id) == [Favourite.itemID(1)])
    await #expect(throws: DomainError.pageOutOfRange(3, last: 2)) {
      try await useCase().list(
        matching: KeywordQuery(page: PageRequest(number: 3, size: 2)),
        policy: .useCache
      )
    }
  }

  @Test func `a search that finds nothing says if an item could not be asked for`() async throws {
    for number in [1, 5_000] { try await set(number) }
    let words = try #require([FavouriteItem].fixtures(count: 1).last?.searchedTexts.first)
    #expect(try await list(useCase(), words) == ["1"])
    await #expect(throws: DomainError.offline) { try await list(useCase(), "zeppelin") }
    try await set(5_000, false)
    try await visitor.record(.fixture("gone", 8_000, at: 1))
    #expect(try await list(useCase(), "zeppelin").isEmpty)
  }

  @Test func `there may be so many and no more`() async throws {
    let all = useCase(items: Favourite.limit + 1)
    let ids = (1...Favourite.limit + 1).map(Favourite.itemID)
    for id in ids.dropLast() { try await all.set(id, isFavourite: true) }
    await #expect(throws: DomainError.limitReached(Favourite.limit)) {
      try await all.set(ids[Favourite.limit], isFavourite: true)
    }
    try await all.set(ids[0], isFavourite: false)
    try await all.set(ids[Favourite.limit], isFavourite: true)
  }
}
