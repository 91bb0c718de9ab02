import Domain
import Foundation
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PagedUseCaseTests {
  @Test func `a list starts with the page that was asked for`() async throws {
    let list = try await useCase(.fixtures(count: 45)).list(matching: query(page: 2), policy: .useCache)

    #expect(list.items.map(\.id) == Array(21...40))
    #expect(list.firstPage == 2)
    #expect(list.total == .exactly(45))
    #expect(list.hasMore)
  }

  @Test func `a search that finds nothing is an empty list`() async throws {
    let list = try await useCase().list(matching: query("zeppelin"), policy: .useCache)

    #expect(list.items.isEmpty)
    #expect(list.total == .exactly(0))
    #expect(!list.hasMore)
  }

  @Test(arguments: [("", 45, 4, 3), ("", 40, 3, 2), ("", 0, 2, 1), ("zeppelin", 45, 2, 1), ("", 45, Int.max, 3)])
  func `a page after the last is an error that names the last`(text: String, count: Int, page: Int, last: Int) async {
    await #expect(throws: DomainError.pageOutOfRange(min(page, PageRequest.maximumNumber), last: last)) {
      try await useCase(.fixtures(count: count)).list(matching: query(text, page: page), policy: .useCache)
    }
  }

  @Test func `more pages follow until the last`() async throws {
    let useCase = useCase(.fixtures(count: 45))
    var list = try await useCase.list(matching: query(), policy: .useCache)
    var counts = [list.items.count]

    while list.hasMore {
      list = try await useCase.more(of: list, matching: query(), policy: .useCache)
      counts.append(list.items.count)
    }

    #expect(counts == [20, 40, 45])
    #expect(list.items == .fixtures(count: 45))
  }

  @Test func `after the last page the repository is not called`() async throws {
    let repository = RecordingRepository<TestNote>()
    let useCase = DefaultPagedUseCase(repository: repository)
    let list = try await useCase.list(matching: query(), policy: .reload)

    let same = try await useCase.more(of: list, matching: query(), policy: .useCache)

    #expect(same == list)
    #expect(await repository.queries == [query()])
    #expect(await repository.policies == [.reload])
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `the next page has the list's size and text, and the given policy`(policy: FetchPolicy) async throws {
    let repository = RecordingRepository<TestNote>(.fixtures(count: 45))
    let useCase = DefaultPagedUseCase(repository: repository)
    let page = PageRequest(number: 2, size: 7)
    let query = KeywordQuery(text: SearchText("Note"), page: page)

    let list = try await useCase.list(matching: query, policy: .useCache)
    _ = try await useCase.more(of: list, matching: query, policy: policy)

    #expect(await repository.queries == [query, query.with(page: page.next)])
    #expect(await repository.policies == [.useCache, policy])
  }

  @Test func `items that moved to the next page meanwhile are not listed twice`() async throws {
    let after = useCase([TestNote(id: 0)] + .fixtures(count: 45))

    let list = try await useCase(.fixtures(count: 45)).list(matching: query(), policy: .useCache)
    let more = try await after.more(of: list, matching: query(), policy: .useCache)

    #expect(more.items.map(\.id) == Array(1...39))
    #expect(more.total == .exactly(46))
  }

  @Test func `one stale page makes the list stale`() async throws {
    let stale = Freshness.stale(since: Date(timeIntervalSince1970: 1_000))
    let repository = MockRepository<TestNote>(items: .fixtures(count: 45), freshness: stale)
    let offline = DefaultPagedUseCase(repository: repository)

    let list = try await useCase(.fixtures(count: 45)).list(matching: query(), policy: .useCache)
    let more = try await offline.more(of: list, matching: query(), policy: .useCache)

    #expect(list.freshness == .fresh)
    #expect(more.freshness == stale)
  }

  @Test(arguments: [FetchPolicy.useCache, .reload])
  func `an item comes from the repository, by the policy`(policy: FetchPolicy) async throws {
    let repository = RecordingRepository<TestNote>()
    let useCase = DefaultPagedUseCase(repository: repository)

    #expect(try await useCase.item(id: 2, policy: policy).value == [TestNote].fixtures[1])
    #expect(await repository.policies == [policy])
    await #expect(throws: DomainError.notFound) { try await useCase.item(id: 999, policy: policy) }
  }

  @Test(arguments: [DomainError.offline, .cancelled, .storage(.busy), .refused(code: "apiKeyMissing", message: nil)])
  func `the repository's error is passed on, and the list can be continued later`(error: DomainError) async throws {
    let failing = DefaultPagedUseCase(repository: MockRepository<TestNote>(behaviour: MockBehaviour(throwError: error)))
    let working = useCase(.fixtures(count: 30))
    let list = try await working.list(matching: query(), policy: .useCache)

    await #expect(throws: error) { try await failing.list(matching: query(), policy: .useCache) }
    await #expect(throws: error) { try await failing.item(id: 1, policy: .useCache) }
    await #expect(throws: error) { try await failing.more(of: list, matching: query(), policy: .useCache) }

    let more = try await working.more(of: list, matching: query(), policy: .useCache)
    #expect(more.items.count == 30)
  }

  private func useCase(_ items: [TestNote] = .fixtures) -> DefaultPagedUseCase<TestNote, KeywordQuery> {
    DefaultPagedUseCase(repository: MockRepository(items: items))
  }

  private func query(_ text: String = "", page: Int = 1) -> KeywordQuery {
    KeywordQuery(text: SearchText(text), page: PageRequest(number: page))
  }
}
