/// An item that a person likes, as their list shows it.
public struct Favourite: Entity {
  /// Finds the item with an identifier.
  public typealias Find =
    @Sendable (FavouriteItem.ID, FetchPolicy) async throws(DomainError) -> Fetched<FavouriteItem>

  /// How many favourites a person may have.
  public static let limit = 1_000

  public let id: FavouriteItem.ID

  /// Nil if the source does not have the item, or cannot be asked.
  public let item: FavouriteItem?

  public init(id: FavouriteItem.ID, item: FavouriteItem?) {
    self.id = id
    self.item = item
  }

  /// Whether a search finds it.
  public func matches(_ text: SearchText) -> Bool {
    text.isEmpty || item.map { text.matches($0.searchedTexts) } ?? false
  }
}
