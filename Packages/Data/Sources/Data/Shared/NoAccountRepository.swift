public import Domain

/// A person's items at a source that has no accounts: there is no such person.
public struct NoAccountRepository<Item: EditableEntity>: EditableRepository {
  public init() {}

  public func page(matching query: KeywordQuery, policy: FetchPolicy) throws(DomainError) -> Fetched<Page<Item>> {
    throw .signInRequired
  }

  public func item(id: Item.ID, policy: FetchPolicy) throws(DomainError) -> Fetched<Item> { throw .signInRequired }

  public func create(_ values: Item.Values, key: String) throws(DomainError) -> Item { throw .signInRequired }

  public func update(_ id: Item.ID, version: Int, to values: Item.Values) throws(DomainError) -> Item {
    throw .signInRequired
  }

  public func delete(_ id: Item.ID, version: Int) throws(DomainError) { throw .signInRequired }
}
