/// Favourites on this device: those of the person who is signed in, else those of the visitor.
///
/// What a visitor likes becomes theirs when they sign in. The list has the latest favourite first.
public struct DefaultFavouriteUseCase: FavouriteUseCase {
  private let current: CurrentFavourites
  private let pages: FavouritePages
  private let find: Favourite.Find
  private let makeID: @Sendable () -> String
  private let now: @Sendable () -> Int

  /// - Parameters:
  ///   - find: Finds the items of favourites.
  ///   - makeID: Makes an identifier that no other change has.
  ///   - now: The time in milliseconds since 1970.
  public init(
    _ current: CurrentFavourites,
    find: @escaping Favourite.Find,
    makeID: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Int
  ) {
    self.current = current
    self.find = find
    self.makeID = makeID
    self.now = now
    pages = FavouritePages(current: current, find: find)
  }

  public func ids() async throws(DomainError) -> Set<FavouriteItem.ID> {
    Set(try await current.get().changes().filter(\.isFavourite).map(\.itemID))
  }

  @discardableResult
  public func set(_ id: FavouriteItem.ID, isFavourite: Bool) async throws(DomainError) -> FavouriteChange? {
    let store = try await current.get()
    let changes = try await store.changes()
    let known = changes.first { $0.itemID == id }
    if known?.isFavourite ?? false == isFavourite { return known }
    if isFavourite {
      try await requireItem(id)
      if changes.count(where: \.isFavourite) >= Favourite.limit { throw .limitReached(Favourite.limit) }
    }
    let time = FavouriteChange.time(now(), after: known)
    let change = FavouriteChange(id: makeID(), itemID: id, isFavourite: isFavourite, changedAt: time)
    return try await store.record(change)
  }

  public func updates() async -> AsyncStream<Void> {
    guard let store = try? await current.get() else { return AsyncStream { $0.finish() } }
    return await store.updates()
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
