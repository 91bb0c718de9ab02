/// The shape of a port that also writes.
///
/// Each write can be sent again without harm if its response was lost.
public protocol EditableRepository<Item, Query>: PagedRepository where Item: EditableEntity {
  /// Creates an item.
  ///
  /// - Parameter key: Made by the client, once for each item. A second call with the same key returns the item that the
  ///   first one created.
  /// - Throws: ``DomainError/limitReached(_:)`` if there may be no more items.
  func create(_ values: Item.Values, key: String) async throws(DomainError) -> Item

  /// Changes an item.
  ///
  /// - Parameter version: The version that the change is based on.
  /// - Returns: The item with its new version. If it has these values already, nothing is changed.
  /// - Throws: ``DomainError/conflict`` if the item was changed in the meantime, or ``DomainError/notFound``.
  func update(_ id: Item.ID, version: Int, to values: Item.Values) async throws(DomainError) -> Item

  /// Deletes an item.
  ///
  /// - Throws: As ``update(_:version:to:)``.
  func delete(_ id: Item.ID, version: Int) async throws(DomainError)
}
