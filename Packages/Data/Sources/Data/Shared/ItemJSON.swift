public import Domain
import Foundation

/// The JSON form of an entity, and where a REST API serves it.
///
/// A feature has one such type. Remote sources and the cache read and write it, the server's API serves it and `--json`
/// prints it. Encode and decode it with `JSONEncoder.storefront` and `JSONDecoder.storefront`.
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

  /// Whether pages have a `status`, as NewsAPI's do: `ok`, or `error` in a refusal with HTTP status 200.
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

  public static func itemEndpoint(id: Item.ID) -> Endpoint {
    Endpoint(path: [path, id.description])
  }
}

extension ItemJSON where Query == KeywordQuery {
  /// The form in which Storefront's own API serves lists.
  public static func listEndpoint(_ query: KeywordQuery) -> Endpoint {
    Endpoint(
      path: [path],
      query: [
        URLQueryItem(name: "keyword", value: query.text.value),
        URLQueryItem(name: "page", value: String(query.page.number)),
        URLQueryItem(name: "pageSize", value: String(query.page.size)),
      ]
    )
  }
}
