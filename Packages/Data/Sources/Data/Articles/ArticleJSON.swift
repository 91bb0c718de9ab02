public import Domain
import Foundation

/// Articles from a REST API in NewsAPI's format.
///
/// NewsAPI has no endpoint for one article, only Storefront's own API has. With NewsAPI, ``CachedArticleRepository``
/// still opens the articles that a search has found.
public typealias ArticleRemoteRepository = RemoteRepository<ArticleJSON>

/// An article as NewsAPI v2 serves it (https://newsapi.org/docs/endpoints/everything).
///
/// NewsAPI's articles have no identifier. Storefront's own API adds one as `id`; without it the identifier is made from
/// the address, which NewsAPI keeps unique.
public struct ArticleJSON: ItemJSON {
  public static let listName = "articles"
  public static let totalName = "totalResults"
  public static let hasStatus = true

  public static func listEndpoint(_ query: ArticleQuery) -> Endpoint {
    Endpoint(
      path: ["everything"],
      query: [
        URLQueryItem(name: "q", value: query.text.value),
        URLQueryItem(name: "pageSize", value: String(query.page.size)),
        URLQueryItem(name: "page", value: String(query.page.number)),
      ]
    )
  }

  private struct Source: Codable {
    let name: String?
  }

  public let item: Article

  public init(_ item: Article) {
    self.item = item
  }

  public init(from decoder: any Decoder) throws {
    item = try decoder.item { values in
      let source: Source? = try values.read("source")
      let url: String = try values.read("url")
      return try Article(
        id: values.read("id") ?? Self.identifier(for: url),
        title: values.read("title"),
        summary: values.read("description", default: ""),
        content: values.read("content", default: ""),
        author: values.read("author"),
        source: source?.name,
        url: URL(web: url),
        publishedAt: values.read("publishedAt")
      )
    }
  }

  /// The format requires `source` and `url`: they are `{}` and empty if the article has none.
  public func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(item.id, "id")
    try values.write(item.title, "title")
    try values.write(item.summary, "description")
    try values.write(item.content, "content")
    try values.write(item.author, "author")
    try values.write(Source(name: item.source), "source")
    try values.write(item.url?.absoluteString ?? "", "url")
    try values.write(item.publishedAt, "publishedAt")
  }

  /// The 64-bit FNV-1a hash of an address, in hexadecimal
  /// (https://datatracker.ietf.org/doc/draft-eastlake-fnv/).
  static func identifier(for address: String) -> String {
    let hash = address.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
