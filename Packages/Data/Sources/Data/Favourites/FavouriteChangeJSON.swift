public import Domain

/// A change of a favourite in JSON: `{"id":"…","itemId":13,"isFavourite":true,"changedAt":1764130000000}`.
///
/// A program may leave out all of it, for an item that becomes a favourite now.
public struct FavouriteChangeJSON: Codable, Sendable {
  let id: String?
  let itemId: FavouriteItem.ID?
  public let isFavourite: Bool?

  /// In milliseconds since 1970.
  public let changedAt: Int?

  public init(_ change: FavouriteChange) {
    (id, itemId, isFavourite, changedAt) = (change.id, change.itemID, change.isFavourite, change.changedAt)
  }

  /// - Throws: ``DomainError/invalidResponse(field:)`` if a field is missing.
  var change: FavouriteChange {
    get throws(DomainError) {
      guard let id else { throw .invalidResponse(field: "id") }
      guard let itemId else { throw .invalidResponse(field: "itemId") }
      guard let isFavourite else { throw .invalidResponse(field: "isFavourite") }
      guard let changedAt, FavouriteChange.times.contains(changedAt) else { throw .invalidResponse(field: "changedAt") }
      return FavouriteChange(id: id, itemID: itemId, isFavourite: isFavourite, changedAt: changedAt)
    }
  }
}
