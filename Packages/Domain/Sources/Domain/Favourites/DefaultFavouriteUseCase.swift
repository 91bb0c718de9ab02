/// Favourites on this device: those of the person who is signed in, else those of the visitor.
///
/// What a visitor likes becomes theirs when they sign in. The list has the latest favourite first.
public struct DefaultFavouriteUseCase: FavouriteUseCase {
  private let repository: CurrentFavourites
  private let pages: FavouritePages
  private let find: Favourite.Find
  private let makeID: @Sendable () -> String
  private let now: @Sendable () -> Int

  /// - Parameters:
  ///   - find: Finds the items of favourites.
  ///   - makeID: Makes an identifier that no other change has.
  ///   - now: The time in milliseconds since 1970.
  public init(
    _ repository: CurrentFavourites,
    find: @escaping Favourite.Find,
    makeID: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Int
  ) {
    self.repository = repository
    self.find = find
    self.makeID = makeID
    self.now = now
    pages = FavouritePages(repository: repository, find: find)
  }

  public func isFavourite(_ id: FavouriteItem.ID) async throws(DomainError) -> Bool {
    try await repository.get().changes().contains { $0.itemID == id && $0.isFavourite }
  }

  @discardableResult
  public func set(_ id: FavouriteItem.ID, isFavourite: Bool) async throws(DomainError) -> FavouriteChange? {
    let repository = try await repository.get()
    let changes = try await repository.changes()
    let known = changes.first { $0.itemID == id }
    if known?.isFavourite ?? false == isFavourite { return known }
    if isFavourite {
      try await requireItem(id)
      if changes.count(where: \.isFavourite) >= Favourite.limit { throw .limitReached(Favourite.limit) }
    }
    let time = FavouriteChange.time(now(), after: known)
    let change = FavouriteChange(id: makeID(), itemID: id, isFavourite: isFavourite, changedAt: time)
    try await repository.record(change)
    return change
  }

  public func updates() async -> AsyncStream<Void> {
    guard let repository = try? await repository.get() else { return AsyncStream { $0.finish() } }
    return await repository.updates()
  }

  public func list(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Favourite> {
    try PagedList(startingWith: try await pages.page(matching: query, policy: policy))
  }

  public func more(
    of list: PagedList<Favourite>,
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Favourite> {
    guard list.hasMore else { return list }
    return list.appending(
      try await pages.page(matching: query.with(page: list.lastRequest.next), policy: policy)
    )
  }

  public func item(id: FavouriteItem.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Favourite> {
    try await pages.item(id: id, policy: policy)
  }

  /// A source that cannot be asked now does not keep anyone from liking an item.
  private func requireItem(_ id: FavouriteItem.ID) async throws(DomainError) {
    do throws(DomainError) {
      _ = try await find(id, .useCache)
    } catch {
      if error == .notFound || error == .cancelled { throw error }
    }
  }
}

/// The favourites of the person who is signed in, or of the visitor.
public struct CurrentFavourites: Sendable {
  private let owner: @Sendable () async throws(DomainError) -> String
  private let repository: @Sendable (String) -> any FavouriteStore
  private let visitor: (any FavouriteStore)?

  /// - Parameters:
  ///   - owner: The identifier of the person who is signed in.
  ///   - visitor: What visitors have; nil if they have to sign in.
  ///   - repository: What a person has.
  public init(
    owner: @escaping @Sendable () async throws(DomainError) -> String,
    visitor: (any FavouriteStore)?,
    repository: @escaping @Sendable (String) -> any FavouriteStore
  ) {
    self.owner = owner
    self.visitor = visitor
    self.repository = repository
  }

  /// - Throws: ``DomainError/signInRequired`` if there is neither.
  public func get() async throws(DomainError) -> any FavouriteStore {
    do throws(DomainError) {
      let own = repository(try await owner())
      try await adoptVisitor(into: own)
      return own
    } catch .signInRequired {
      guard let visitor else { throw .signInRequired }
      return visitor
    }
  }

  /// What would be too many is left out. If it is interrupted, the same changes are recorded again, which changes nothing.
  private func adoptVisitor(into own: any FavouriteStore) async throws(DomainError) {
    guard let visitor else { return }
    let changes = try await visitor.changes()
    guard !changes.isEmpty else { return }
    for change in changes where change.isFavourite {
      do throws(DomainError) { try await own.record(change) } catch .limitReached {}
    }
    try await visitor.forget(changes)
  }
}
