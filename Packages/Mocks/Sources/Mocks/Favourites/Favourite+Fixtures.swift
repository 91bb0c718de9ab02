#if DEBUG
  public import Domain

  extension Favourite: MockItem {
    public static var hostileID: FavouriteItem.ID { FavouriteItem.hostileID }
    public static var searchSample: String { FavouriteItem.searchSample }

    public static func makeFixtures() throws -> [Favourite] { try items(FavouriteItem.self).map(Favourite.init) }

    public static func makeHostile() throws -> Favourite { Favourite(try hostile(FavouriteItem.self)) }

    public static func makeFixture(number: Int) throws -> Favourite {
      Favourite(try item(number, FavouriteItem.self))
    }

    /// The latest comes first.
    public static func isListed(_ first: Favourite, before second: Favourite) -> Bool { false }

    public func matches(_ query: KeywordQuery) -> Bool {
      matches(query.text)
    }

    /// The identifier of the item with this number; see ``MockItem/makeFixture(number:)``.
    public static func itemID(_ number: Int) -> FavouriteItem.ID { FavouriteItem.id(String(number)) ?? hostileID }

    private init(_ item: FavouriteItem) {
      self.init(id: item.id, item: item)
    }

    // Only some features have items that break no rule, whatever their values are.
    private static func items<Item: MockItem>(_: Item.Type) throws -> [Item] { try Item.makeFixtures() }
    private static func item<Item: MockItem>(_ number: Int, _: Item.Type) throws -> Item {
      try Item.makeFixture(number: number)
    }
    private static func hostile<Item: MockItem>(_: Item.Type) throws -> Item { try Item.makeHostile() }
  }

  extension FavouriteChange {
    /// A change of the item with a number.
    public static func fixture(
      _ id: String,
      _ number: Int = 1,
      _ isFavourite: Bool = true,
      at time: Int
    ) -> FavouriteChange {
      FavouriteChange(id: id, itemID: Favourite.itemID(number), isFavourite: isFavourite, changedAt: time)
    }
  }
#endif
