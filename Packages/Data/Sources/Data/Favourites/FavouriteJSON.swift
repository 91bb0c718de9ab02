public import Domain

/// A favourite in JSON: its item, or its identifier alone if the source does not have the item.
public struct FavouriteJSON: ItemJSON {
  public static let listName = "favourites"

  public let item: Favourite

  public init(_ item: Favourite) {
    self.item = item
  }

  public init(from decoder: any Decoder) throws {
    let found = try FavouriteItemJSON(from: decoder).item
    item = Favourite(id: found.id, item: found)
  }

  public func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    if let found = item.item {
      try FavouriteItemJSON(found).write(to: &values)
    } else {
      try values.write(item.id, "id")
    }
  }
}
