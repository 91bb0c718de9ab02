#if DEBUG
  public import Domain

  /// A repository over a list in memory that records what it is asked for, and fails when a test says so.
  public actor RecordingRepository<Item: MockItem>: PagedRepository {
    public private(set) var queries: [Item.Query] = []
    public private(set) var policies: [FetchPolicy] = []
    public private(set) var ids: [Item.ID] = []

    /// The number of all calls, also of those that only one feature has.
    public private(set) var calls = 0

    private let base: MockRepository<Item>
    private var error: DomainError?

    public init(_ items: [Item] = .fixtures) {
      base = MockRepository(items: items)
    }

    /// From now on every call fails.
    public func fail(with error: DomainError) {
      self.error = error
    }

    public func page(
      matching query: Item.Query,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Item>> {
      queries.append(query)
      policies.append(policy)
      try record()
      return try await base.page(matching: query, policy: policy)
    }

    public func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
      ids.append(id)
      policies.append(policy)
      try record()
      return try await base.item(id: id, policy: policy)
    }

    func record() throws(DomainError) {
      calls += 1
      if let error { throw error }
    }
  }
#endif
