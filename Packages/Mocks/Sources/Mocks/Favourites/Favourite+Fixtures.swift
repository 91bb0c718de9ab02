#if DEBUG
  public import Domain

  extension Favourite: MockItem {
    public static var hostileID: FavouriteItem.ID { FavouriteItem.hostileID }
    public static var searchSample: String { FavouriteItem.searchSample }

    public static func makeFixtures() throws -> [Favourite] {
      [FavouriteItem].fixtures.map { Favourite(id: $0.id, item: $0) }
    }

    public static func makeHostile() throws -> Favourite {
      let item = FavouriteItem.makeHostile()
      return Favourite(id: item.id, item: item)
    }

    public static func makeFixture(number: Int) throws -> Favourite {
      let item = FavouriteItem.makeFixture(number: number)
      return Favourite(id: item.id, item: item)
    }

    /// The latest comes first.
    public static func isListed(_ first: Favourite, before second: Favourite) -> Bool { false }

    public func matches(_ query: KeywordQuery) -> Bool {
      matches(query.text)
    }
  }
#endif
