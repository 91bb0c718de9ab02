public import Domain
public import Foundation

/// An article as NewsAPI v2 serves it (https://newsapi.org/docs/endpoints/everything).
///
/// NewsAPI gives articles no identifier. Storefront's own API adds one as `id`; without it the identifier is made from
/// the address, which NewsAPI keeps unique.
public struct ArticleJSON: Codable, Hashable, Sendable {
  public struct Source: Codable, Hashable, Sendable {
    public var id: String?
    public var name: String?
  }

  public var id: String?
  public var source: Source?
  public var author: String?
  public var title: String
  @Default<EmptyString> public var description: String
  public var url: String
  public var urlToImage: String?

  /// A date and time as RFC 3339 writes it: `2026-03-01T08:30:00Z`.
  public var publishedAt: Date
  @Default<EmptyString> public var content: String
}

extension ArticleJSON {
  public init(_ article: Article) {
    id = article.id
    source = Source(name: article.source)
    author = article.author
    title = article.title
    description = article.summary
    url = article.url?.absoluteString ?? ""
    publishedAt = article.publishedAt
    content = article.content
  }

  public func toArticle() -> Article {
    Article(
      id: id ?? Self.identifier(for: url),
      title: title,
      summary: description,
      content: content,
      author: author,
      source: source?.name,
      url: URL(web: url),
      publishedAt: publishedAt
    )
  }

  /// The 64-bit FNV-1a hash of an address, in hexadecimal
  /// (https://datatracker.ietf.org/doc/draft-eastlake-fnv/).
  static func identifier(for address: String) -> String {
    let hash = address.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
