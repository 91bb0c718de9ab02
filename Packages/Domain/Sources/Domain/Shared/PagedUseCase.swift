/// What a person can do with items that come in pages: list them, load more, open one.
public protocol PagedUseCase<Item, Query>: Sendable {
  associatedtype Item: Entity
  associatedtype Query: PagedQuery

  /// Loads the page that a query names, as the start of a list.
  ///
  /// - Throws: ``DomainError/pageOutOfRange(_:last:)``, an error of the feature's own rules, or the source's error.
  func list(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> PagedList<Item>

  /// Loads the page after the last one of a list. Returns the list unchanged if there is none.
  ///
  /// - Parameter policy: The policy that the list was loaded with, so that old pages never follow new ones.
  func more(
    of list: PagedList<Item>,
    matching query: Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Item>

  /// - Throws: ``DomainError/notFound`` if no item has the identifier.
  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item>
}
