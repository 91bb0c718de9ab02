#if DEBUG
  public import Domain

  /// What a feature adds to the mocks: its fixtures, and how its lists are searched and sorted.
  public protocol MockItem: Entity {
    associatedtype Query: PagedQuery

    /// The identifier of the item that ``makeHostile()`` returns.
    static var hostileID: ID { get }

    /// A search text that finds some of the fixtures, but not all.
    static var searchSample: String { get }

    /// A few items in the order of lists, one without any of its optional values.
    static func makeFixtures() throws -> [Self]

    /// An item with the worst that a source may send: markup, control characters, texts without a space.
    static func makeHostile() throws -> Self

    /// The item with this number in a list of any length; the first is 1.
    static func makeFixture(number: Int) throws -> Self

    /// Whether lists show one before another, as the port promises.
    static func isListed(_ first: Self, before second: Self) -> Bool

    /// Whether a query finds the item, as the port promises.
    func matches(_ query: Query) -> Bool
  }

  /// A list is empty if one of its items breaks a rule of its model.
  extension Array where Element: MockItem {
    public static var fixtures: [Element] {
      (try? Element.makeFixtures()) ?? []
    }

    /// The fixtures and the hostile item.
    public static var hostile: [Element] {
      (try? Element.makeFixtures() + [Element.makeHostile()]) ?? []
    }

    /// As many items as wanted, in the order of lists.
    public static func fixtures(count: Int) -> [Element] {
      (try? (0..<count).map { try Element.makeFixture(number: $0 + 1) }) ?? []
    }
  }
#endif
