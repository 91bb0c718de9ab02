/// A log that takes changes of items that exist, and no others.
public struct CheckedFavouriteLog: FavouriteLog {
  private let base: any FavouriteLog
  private let find: Favourite.Find

  public init(_ base: some FavouriteLog, find: @escaping Favourite.Find) {
    self.base = base
    self.find = find
  }

  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    var validation = Validation()
    validation.require(length: change.id.utf8.count, "id", FavouriteChange.idLengths)
    validation.require(FavouriteChange.times.contains(change.changedAt), "changedAt", .number)
    do { try validation.finish() } catch { throw .invalid(error) }
    if change.isFavourite { _ = try await find(change.itemID, .useCache) }
    return try await base.record(change)
  }

  public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    try await base.changes(since: cursor, limit: limit)
  }
}
