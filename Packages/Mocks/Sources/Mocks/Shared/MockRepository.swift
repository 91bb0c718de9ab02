#if DEBUG
  public import Domain

  /// A repository over a list in memory. It follows the port's rules for searching, sorting and paging.
  public struct MockRepository<Item: MockItem>: PagedRepository {
    private let items: [Item]
    private let settings: MockSettings

    public init(
      items: [Item] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.items = items
      settings = MockSettings(freshness: freshness, behaviour: behaviour)
    }

    public init(_ settings: MockSettings) {
      self.init(settings.items.list(), settings)
    }

    init(_ items: [Item], _ settings: MockSettings) {
      self.items = items
      self.settings = settings
    }

    public func page(
      matching query: Item.Query,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Item>> {
      try await settings.behaviour(policy, page: query.page).perform()
      let found = items.filter { $0.matches(query) }.sorted(by: Item.isListed)
      return Fetched(Page(query.page, of: found), freshness: settings.freshness)
    }

    public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
      try await settings.behaviour(policy).perform()
      guard let item = items.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(item, freshness: settings.freshness)
    }
  }

  extension Page {
    /// The part of a complete list that a request names.
    fileprivate init(_ request: PageRequest, of items: [Item]) {
      self.init(
        items: Array(items.dropFirst(request.offset).prefix(request.size)),
        request: request,
        total: .exactly(items.count)
      )
    }
  }
#endif
