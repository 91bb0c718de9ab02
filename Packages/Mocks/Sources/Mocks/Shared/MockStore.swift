#if DEBUG
  import Domain

  /// What people have changed in mock repositories, for as long as the program runs.
  actor MockStore {
    private struct Key: Hashable {
      let type: ObjectIdentifier
      let owner: Account.ID
    }

    private var lists: [Key: any Sendable] = [:]
    private var created: [Key: [String: String]] = [:]
    private var count = 0

    func items<Item: EditableEntity>(of owner: Account.ID, from initial: [Item]) -> [Item] {
      list(Key(type: ObjectIdentifier(Item.self), owner: owner), initial).items
    }

    func create<Item: EditableEntity>(
      _ values: Item.Values,
      key: String,
      of owner: Account.ID,
      from initial: [Item]
    ) throws(DomainError) -> Item {
      let listKey = Key(type: ObjectIdentifier(Item.self), owner: owner)
      if let id = created[listKey]?[key], let item = list(listKey, initial).items.first(where: { $0.id == id }) {
        return item
      }
      var list = list(listKey, initial)
      let item = try list.create(values, id: "new-\(count + 1)")
      count += 1
      lists[listKey] = list
      created[listKey, default: [:]][key] = item.id
      return item
    }

    func change<Item: EditableEntity, Result: Sendable>(
      of owner: Account.ID,
      from initial: [Item],
      _ change: @Sendable (inout EditableList<Item>) throws(DomainError) -> Result
    ) throws(DomainError) -> Result {
      let key = Key(type: ObjectIdentifier(Item.self), owner: owner)
      var list = list(key, initial)
      let result = try change(&list)
      lists[key] = list
      return result
    }

    private func list<Item: EditableEntity>(_ key: Key, _ initial: [Item]) -> EditableList<Item> {
      lists[key] as? EditableList<Item> ?? EditableList(initial)
    }
  }
#endif
