/// The rules that all lists share, on top of any repository.
///
/// A feature without rules of its own uses it as it is; one with rules wraps it.
public struct DefaultPagedUseCase<Item: Entity, Query: PagedQuery>: PagedUseCase {
  private let repository: any PagedRepository<Item, Query>

  public init(repository: some PagedRepository<Item, Query>) {
    self.repository = repository
  }

  public func list(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> PagedList<Item> {
    try PagedList(startingWith: try await repository.page(matching: query, policy: policy))
  }

  public func more(
    of list: PagedList<Item>,
    matching query: Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Item> {
    guard list.hasMore else { return list }
    let next = query.with(page: list.lastRequest.next)
    return list.appending(try await repository.page(matching: next, policy: policy))
  }

  public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    try await repository.item(id: id, policy: policy)
  }
}
