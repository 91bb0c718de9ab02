extension Feature {
  /// The route of a list of the feature.
  public static func list(
    search: String = "",
    filter: String? = nil,
    page: Int = 1,
    pageSize: Int? = nil
  ) -> Route {
    .list(ListRoute(name, search: search, filter: filter, page: page, pageSize: pageSize))
  }

  /// The route of an item.
  public static func detail(id: Item.ID) -> Route {
    .detail(name, id: String(id))
  }

  /// The identifier that a text names; nil if it is not in its one form, so that no item has two addresses.
  static func id(_ text: String) -> Item.ID? {
    guard let id = Item.ID(text), String(id) == text else { return nil }
    return id
  }
}
