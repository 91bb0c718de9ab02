/// An item that a person creates, changes and deletes.
public protocol EditableEntity: Entity where ID == String {
  /// What a person enters. Its rules are checked when it is made.
  associatedtype Values: Hashable & Sendable

  /// How many items a person may have.
  static var limit: Int { get }

  /// 1 for a new item, and one more with each change, so that a change can say which version it is based on.
  var version: Int { get }
  var values: Values { get }

  init(id: String, version: Int, values: Values)

  /// The values of a person's items after one of them was changed, which may have to change others as well.
  ///
  /// - Parameter changed: The item that was created or changed; nil after one was deleted.
  static func settled(_ items: [Self], changed: ID?) -> [Self]
}

extension EditableEntity {
  public static func settled(_ items: [Self], changed: ID?) -> [Self] { items }
}

/// All items of a person, with the rules for changing them. Every implementation of a port applies its writes to one.
public struct EditableList<Item: EditableEntity>: Sendable {
  public private(set) var items: [Item]

  public init(_ items: [Item]) {
    self.items = items
  }

  /// - Throws: ``DomainError/limitReached(_:)``.
  public mutating func create(_ values: Item.Values, id: Item.ID) throws(DomainError) -> Item {
    guard items.count < Item.limit else { throw .limitReached(Item.limit) }
    settle(items + [Item(id: id, version: 0, values: values)], changed: id)
    return try item(id)
  }

  /// Changes nothing if the item has these values already, as after a call whose response was lost.
  ///
  /// - Throws: ``DomainError/conflict`` if the item is in another version, or ``DomainError/notFound``.
  public mutating func update(
    _ id: Item.ID,
    version: Int,
    to values: Item.Values
  ) throws(DomainError) -> Item {
    let (old, before) = (try item(id), self)
    settle(items.map { $0.id == id ? Item(id: id, version: $0.version, values: values) : $0 }, changed: id)
    let new = try item(id)
    if new != old, old.version != version {
      self = before
      throw .conflict
    }
    return new
  }

  /// - Throws: As ``update(_:version:to:)``.
  public mutating func delete(_ id: Item.ID, version: Int) throws(DomainError) {
    if try item(id).version != version { throw .conflict }
    settle(items.filter { $0.id != id }, changed: nil)
  }

  private func item(_ id: Item.ID) throws(DomainError) -> Item {
    guard let item = items.first(where: { $0.id == id }) else { throw .notFound }
    return item
  }

  /// Applies the rule that concerns all items. What is different after it is in its next version.
  private mutating func settle(_ changedItems: [Item], changed: Item.ID?) {
    let before = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.values) })
    items = Item.settled(changedItems, changed: changed).map { item in
      before[item.id] == item.values
        ? item : Item(id: item.id, version: item.version + 1, values: item.values)
    }
  }
}
