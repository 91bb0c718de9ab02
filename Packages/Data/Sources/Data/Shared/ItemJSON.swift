public import Domain

/// The JSON form of an entity.
///
/// A feature has one such type, for every place in which its items are JSON. Encode and decode it with `JSONEncoder.storefront` and `JSONDecoder.storefront`.
public protocol ItemJSON: JSONObject, Decodable, Sendable {
  associatedtype Item: Entity
  associatedtype Query: PagedQuery = KeywordQuery

  init(_ item: Item)

  /// The entity. Decoding has checked its rules.
  var item: Item { get }

  /// The key of the items in a page: `orders`.
  static var listName: String { get }

  /// The key of the number of all items in a page; `total` by default.
  static var totalName: String { get }

  /// Whether pages have a `status`: `ok`, or `error` in a refusal with HTTP status 200.
  static var hasStatus: Bool { get }

  /// The endpoints' first path segment; ``listName`` by default.
  static var path: String { get }

  /// Where the page of a query is served.
  static func listEndpoint(_ query: Query) -> Endpoint

  /// Where one item is served; below ``path`` by default.
  static func itemEndpoint(id: Item.ID) -> Endpoint
}

extension ItemJSON {
  public static var totalName: String { "total" }
  public static var hasStatus: Bool { false }
  public static var path: String { listName }
}
