#if DEBUG
  public import Domain

  /// A use case that returns the same items, or throws the same error, whatever it is asked for.
  ///
  /// It has no rules and no further pages. To test with the rules, use the default use case over a ``MockRepository``.
  public struct MockUseCase<Item: MockItem>: PagedUseCase {
    private let items: [Item]
    private let freshness: Freshness
    let behaviour: MockBehaviour

    public init(
      items: [Item] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.items = items
      self.freshness = freshness
      self.behaviour = behaviour
    }

    public func list(matching query: Item.Query, policy: FetchPolicy) async throws(DomainError) -> PagedList<Item> {
      try await behaviour.perform()
      let page = Page(items: items, request: query.page, total: .exactly(items.count))
      return PagedList(Fetched(page, freshness: freshness))
    }

    public func more(
      of list: PagedList<Item>,
      matching query: Item.Query,
      policy: FetchPolicy
    ) async throws(DomainError) -> PagedList<Item> {
      try await behaviour.perform()
      return list
    }

    public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
      try await behaviour.perform()
      guard let item = items.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(item, freshness: freshness)
    }
  }

  /// Nothing is stored.
  extension MockUseCase: EditableUseCase where Item: EditableEntity {
    public func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item {
      try await behaviour.perform()
      return Item(id: key, version: 1, values: values)
    }

    public func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item {
      try await behaviour.perform()
      return Item(id: id, version: version + 1, values: values)
    }

    public func delete(_ id: Item.ID, version: Int) async throws(DomainError) { try await behaviour.perform() }
  }
#endif
