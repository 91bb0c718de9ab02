import Domain
import Foundation

/// Turns a ``Route`` into a URL and back; the only code that knows what Storefront's links look like.
///
/// A route is `/products/42` in a browser and `storefront://products/42` between programs. Parameters that have their
/// default value are left out, so equal routes have equal URLs. A detail whose identifier is an empty text has no URL of its
/// own: it is named as its list.
public enum RouteCodec {
  public static let scheme = "storefront"

  /// The path and query under which a web server shows a route: `/products?search=lamp&page=2`.
  public static func path(for route: Route) -> String {
    "/" + locator(for: route)
  }

  /// The link that opens a route from outside: `storefront://products?search=lamp&page=2`.
  public static func link(to route: Route) -> String {
    "\(scheme)://\(locator(for: route))"
  }

  /// The route that a link or a path names. Parameters that it does not know are passed over, as links gather them on
  /// their way.
  public static func route(from text: String) throws(RouteError) -> Route {
    let locator = try strippingScheme(text)
    let parts = locator.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = try RouteQuery(parts.count > 1 ? String(parts[1]) : "")
    var segments: [String] = []
    for segment in parts[0].split(separator: "/") {
      guard let decoded = PercentEncoding.decode(segment) else { throw .malformed(text) }
      segments.append(decoded)
    }
    return try route(segments, query, path: String(parts[0]))
  }

  private static func route(_ segments: [String], _ query: RouteQuery, path: String) throws(RouteError) -> Route {
    switch (segments.first, segments.count) {
    case (nil, _), ("products", 1):
      let (page, size) = try query.paging()
      return .productList(
        ProductListRoute(search: query["search"] ?? "", category: query["category"], page: page, pageSize: size)
      )
    case ("products", 2):
      guard let id = Int(segments[1]), String(id) == segments[1] else {
        throw .invalidValue(name: "id", value: segments[1])
      }
      return .productDetail(id: id)
    case ("articles", 1):
      let (page, size) = try query.paging()
      return .articleList(ArticleListRoute(keyword: query["keyword"] ?? "", page: page, pageSize: size))
    case ("articles", 2):
      return .articleDetail(id: segments[1])
    case ("pickup-points", 1):
      let (page, size) = try query.paging()
      return .pickupPointList(PickupPointListRoute(keyword: query["keyword"] ?? "", page: page, pageSize: size))
    case ("pickup-points", 2):
      return .pickupPointDetail(id: segments[1])
    default:
      throw .unknownPath(path)
    }
  }

  private static func strippingScheme(_ text: String) throws(RouteError) -> Substring {
    if text.hasPrefix("/"), !text.hasPrefix("//") { return text[...] }
    guard let separator = text.firstRange(of: "://"), !text[..<separator.lowerBound].isEmpty else {
      throw .malformed(text)
    }
    let found = text[..<separator.lowerBound].lowercased()
    guard found == scheme else { throw .unknownScheme(found) }
    return text[separator.upperBound...]
  }

  private static func locator(for route: Route) -> String {
    switch route {
    case .productList(let list):
      var query = RouteQuery()
      query["search"] = list.search.isEmpty ? nil : list.search
      query["category"] = list.category
      query.setPaging(page: list.page, size: list.pageSize)
      return "products" + query.encoded
    case .productDetail(let id):
      return "products/\(id)"
    case .articleList(let list):
      var query = RouteQuery()
      query["keyword"] = list.keyword.isEmpty ? nil : list.keyword
      query.setPaging(page: list.page, size: list.pageSize)
      return "articles" + query.encoded
    case .articleDetail(let id):
      return "articles/" + RouteQuery.encode(id)
    case .pickupPointList(let list):
      var query = RouteQuery()
      query["keyword"] = list.keyword.isEmpty ? nil : list.keyword
      query.setPaging(page: list.page, size: list.pageSize)
      return "pickup-points" + query.encoded
    case .pickupPointDetail(let id):
      return "pickup-points/" + RouteQuery.encode(id)
    }
  }
}

extension Route: Codable {
  /// A stored route is its path, so what is decoded has gone through the same checks as a link.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try RouteCodec.route(from: container.decode(String.self))
    } catch let error as RouteError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(RouteCodec.path(for: self))
  }
}
