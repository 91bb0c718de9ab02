import Domain
import Mocks
import Testing

/// Expects that a feature's use case lists, continues and opens items as ``DefaultPagedUseCase`` does.
///
/// - Parameter query: Finds all of the fixtures.
func expectRulesOfAllLists<Item: MockItem>(
  query: Item.Query,
  _ makeUseCase: (RecordingRepository<Item>) -> any PagedUseCase<Item, Item.Query>
) async throws {
  let repository = RecordingRepository<Item>(.fixtures(count: 45))
  let useCase = makeUseCase(repository)
  let expected = DefaultPagedUseCase(repository: MockRepository<Item>(items: .fixtures(count: 45)))
  let query = query.with(page: PageRequest(number: 2, size: 7))
  let opened = try #require([Item].fixtures(count: 45).last)

  let list = try await useCase.list(matching: query, policy: .useCache)
  let more = try await useCase.more(of: list, matching: query, policy: .reload)
  let item = try await useCase.item(id: opened.id, policy: .reload)

  #expect(list == (try await expected.list(matching: query, policy: .useCache)))
  #expect(more == (try await expected.more(of: list, matching: query, policy: .reload)))
  #expect(item.value == opened)
  #expect(await repository.queries == [query, query.with(page: PageRequest(number: 3, size: 7))])
  #expect(await repository.policies == [.useCache, .reload, .reload])
  #expect(await repository.ids == [opened.id])
  await #expect(throws: DomainError.pageOutOfRange(8, last: 7)) {
    try await useCase.list(matching: query.with(page: PageRequest(number: 8, size: 7)), policy: .useCache)
  }
}
