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
      let found = all.value.filter { $0.matches(query.text) }
      return page(Array(found.dropFirst(query.page.offset).prefix(query.page.size)), of: found.count, query, all)
    }
    let shown = try await favourites(Array(ids.dropFirst(query.page.offset).prefix(query.page.size)), policy)
    return page(shown.value, of: ids.count, query, shown)
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
    _ source: Fetched<[Favourite]>
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

  private func favourites(
    _ ids: [FavouriteItem.ID],
    _ policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<[Favourite]> {
    var (favourites, freshness): ([Favourite], Freshness) = ([], .fresh)
    for start in stride(from: 0, to: ids.count, by: Self.batch) {
      let part = Array(ids[start..<min(start + Self.batch, ids.count)])
      let found = await items(part, policy)
      if Task.isCancelled { throw .cancelled }
      favourites += part.map { Favourite(id: $0, item: found[$0]?.value) }
      for item in found.values { freshness = freshness.older(item.freshness) }
    }
    return Fetched(favourites, freshness: freshness)
  }

  /// What the source has of some items.
  private func items(
    _ ids: [FavouriteItem.ID],
    _ policy: FetchPolicy
  ) async -> [FavouriteItem.ID: Fetched<FavouriteItem>] {
    await withTaskGroup(of: Fetched<FavouriteItem>?.self) { group in
      for id in ids { group.addTask { try? await find(id, policy) } }
      var items: [FavouriteItem.ID: Fetched<FavouriteItem>] = [:]
      for await item in group { if let item { items[item.value.id] = item } }
      return items
    }
  }
}
