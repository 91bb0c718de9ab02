#if DEBUG
  public import Domain

  /// The favourites of a made-up person, whose lists behave as those of other mocks.
  public struct MockFavouriteUseCase: FavouriteUseCase {
    private let settings: MockSettings

    public init(_ settings: MockSettings = MockSettings()) {
      self.settings = settings
    }

    public func ids() async throws(DomainError) -> Set<FavouriteItem.ID> {
      Set(try await settings.favourites.changes().filter(\.isFavourite).map(\.itemID))
    }

    @discardableResult
    public func set(_ id: FavouriteItem.ID, isFavourite: Bool) async throws(DomainError) -> FavouriteChange? {
      try await (settings.onWrite ?? settings.behaviour(.reload)).perform()
      let known = try await settings.favourites.changes().first { $0.itemID == id }
      if known?.isFavourite ?? false == isFavourite { return known }
      let time = (known?.changedAt ?? 0) + 1
      let change = FavouriteChange(id: "mock-\(id)-\(time)", itemID: id, isFavourite: isFavourite, changedAt: time)
      return try await settings.favourites.record(change) as FavouriteChange
    }

    public func updates() async -> AsyncStream<Void> { await settings.favourites.updates() }

    public func list(
      matching query: KeywordQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> PagedList<Favourite> {
      try await lists().list(matching: query, policy: policy)
    }

    public func more(
      of list: PagedList<Favourite>,
      matching query: KeywordQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> PagedList<Favourite> {
      try await lists().more(of: list, matching: query, policy: policy)
    }

    public func item(id: FavouriteItem.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Favourite> {
      try await lists().item(id: id, policy: policy)
    }

    private func lists() async throws(DomainError) -> DefaultPagedUseCase<Favourite, KeywordQuery> {
      let liked = try await ids()
      let items = (settings.items.list() as [Favourite]).filter { liked.contains($0.id) }
      return DefaultPagedUseCase(repository: MockRepository(items, settings))
    }
  }
#endif
