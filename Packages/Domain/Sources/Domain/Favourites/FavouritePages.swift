/// The favourites in pages, each with its item.
struct FavouritePages: Sendable {
  /// How many items are asked for at once.
  private static let batch = 20

  let current: CurrentFavourites
  let find: Favourite.Find

  func page(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Favourite>> {
    let ids = try await ids()
    guard query.text.isEmpty else {
      let all = try await favourites(ids, policy)
      let found = all.favourites.filter { $0.matches(query.text) }
      // An item that could not be asked for might have matched.
      if found.isEmpty, let failure = all.failure { throw failure }
      return page(Array(found.dropFirst(query.page.offset).prefix(query.page.size)), of: found.count, query, all)
    }
    let shown = try await favourites(Array(ids.dropFirst(query.page.offset).prefix(query.page.size)), policy)
    return page(shown.favourites, of: ids.count, query, shown)
  }

  func item(id: FavouriteItem.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Favourite> {
    guard try await ids().contains(id) else { throw .notFound }
    let found = try await find(id, policy)
    return Fetched(Favourite(id: id, item: found.value), freshness: found.freshness)
  }

  private func page(
    _ items: [Favourite],
    of count: Int,
    _ query: KeywordQuery,
    _ source: Found
  ) -> Fetched<Page<Favourite>> {
    Fetched(Page(items: items, request: query.page, total: .exactly(count)), freshness: source.freshness)
  }

  /// The latest first.
  private func ids() async throws(DomainError) -> [FavouriteItem.ID] {
    try await current.get().changes()
      .filter(\.isFavourite)
      .sorted { ($0.changedAt, $0.id) > ($1.changedAt, $1.id) }
      .map(\.itemID)
  }

  /// Favourites with the items that the source could be asked for.
  private struct Found {
    var favourites: [Favourite] = []
    var freshness = Freshness.fresh

    /// Why an item could not be asked for, other than that there is none.
    var failure: DomainError?
  }

  private func favourites(_ ids: [FavouriteItem.ID], _ policy: FetchPolicy) async throws(DomainError) -> Found {
    var found = Found()
    for start in stride(from: 0, to: ids.count, by: Self.batch) {
      let part = Array(ids[start..<min(start + Self.batch, ids.count)])
      let items = await items(part, policy)
      if Task.isCancelled { throw .cancelled }
      for id in part {
        var favourite = Favourite(id: id, item: nil)
        switch items[id] {
        case .success(let item):
          favourite = Favourite(id: id, item: item.value)
          found.freshness = found.freshness.older(item.freshness)
        case .failure(.notFound), nil: break
        case .failure(let error): found.failure = found.failure ?? error
        }
        found.favourites.append(favourite)
      }
    }
    return found
  }

  private typealias FoundItem = Result<Fetched<FavouriteItem>, DomainError>

  private func items(_ ids: [FavouriteItem.ID], _ policy: FetchPolicy) async -> [FavouriteItem.ID: FoundItem] {
    await withTaskGroup(of: (FavouriteItem.ID, FoundItem).self) { group in
      for id in ids { group.addTask { (id, await item(id, policy)) } }
      return await group.reduce(into: [:]) { items, found in items[found.0] = found.1 }
    }
  }

  private func item(_ id: FavouriteItem.ID, _ policy: FetchPolicy) async -> FoundItem {
    do throws(DomainError) { return .success(try await find(id, policy)) } catch { return .failure(error) }
  }
}
