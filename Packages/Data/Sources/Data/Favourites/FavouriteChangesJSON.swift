public import Domain

/// A part of a log in JSON.
public struct FavouriteChangesJSON: Codable, Sendable {
  let changes: [FavouriteChangeJSON]
  let cursor: Int
  let hasMore: Bool

  public init(_ changes: FavouriteChanges) {
    self.changes = changes.changes.map(FavouriteChangeJSON.init)
    (cursor, hasMore) = (changes.cursor, changes.hasMore)
  }

  var value: FavouriteChanges {
    get throws(DomainError) {
      var values: [FavouriteChange] = []
      for change in changes { values.append(try change.change) }
      return FavouriteChanges(values, cursor: cursor, hasMore: hasMore)
    }
  }
}
