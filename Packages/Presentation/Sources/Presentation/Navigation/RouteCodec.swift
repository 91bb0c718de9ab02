import Domain
import Foundation

/// Converts a ``Route`` to a URL and back. No other code knows the format of Storefront's links.
///
/// A route is `/orders/42` in a browser and `storefront://orders/42` between programs. Parameters with their default
/// value are left out, so equal routes have equal URLs. A detail whose identifier is empty has no URL of its own: its URL
/// is that of its list.
public enum RouteCodec {
  public static let scheme = "storefront"

  /// The path and query under which a web server shows a route: `/orders?search=lamp&page=2`.
  public static func path(for route: Route) -> String {
    "/" + locator(for: route)
  }

  /// The link that opens a route from outside: `storefront://orders?search=lamp&page=2`.
  public static func link(to route: Route) -> String {
    "\(scheme)://\(locator(for: route))"
  }

  /// The route that a link or a path names. Unknown parameters are ignored.
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
    if segments.first == AccountRoute.name, let route = try account(segments, query) { return route }
    if let route = FavouriteRoute(segments) { return .favourite(route) }
    if let route = form(segments) { return route }
    let feature = segments.isEmpty ? Features.all[0] : Features.named(segments[0])
    guard let feature, segments.count <= 2 else { throw .unknownPath(String(parts[0])) }
    return segments.count < 2 ? try list(of: feature, query) : try detail(of: feature, segments[1])
  }

  private static func list(of feature: any Feature.Type, _ query: RouteQuery) throws(RouteError) -> Route {
    let (page, size) = try query.paging()
    let filter = feature.filter.flatMap { query[$0.parameter] }
    let search = query[feature.searchParameter] ?? ""
    return .list(ListRoute(feature.name, search: search, filter: filter, page: page, pageSize: size))
  }

  private static func detail<F: Feature>(of feature: F.Type, _ text: String) throws(RouteError) -> Route {
    guard let id = feature.id(text) else { throw .invalidValue(name: "id", value: text) }
    return feature.detail(id: id)
  }

  /// `addresses/new`, `addresses/42/edit` or `addresses/42/delete`; nil for other segments.
  private static func form(_ segments: [String]) -> Route? {
    guard let feature = segments.first.flatMap(Features.named), feature is any EditableFeature.Type else { return nil }
    return switch (segments.count, segments.last) {
    case (2, "new"): .form(FormRoute(feature.name, .create))
    case (3, "edit"): .form(FormRoute(feature.name, .edit(id: segments[1])))
    case (3, "delete"): .form(FormRoute(feature.name, .delete(id: segments[1])))
    default: nil
    }
  }

  /// `account`, or `account/register` with the screen that the form leads to.
  private static func account(_ segments: [String], _ query: RouteQuery) throws(RouteError) -> Route? {
    if segments.count == 1 { return .account(.overview) }
    guard segments.count == 2, let form = AccountForm(rawValue: segments[1]) else { return nil }
    let auth = try AuthCoordinator(parameter: query[AuthCoordinator.parameterName])
    return .account(.form(form, next: auth.wanted))
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
    case .detail(let feature, let id):
      return "\(feature)/" + RouteQuery.encode(id)
    case .form(let form):
      let id = form.action.id.map { "/" + RouteQuery.encode($0) } ?? ""
      return form.feature + id + form.action.suffix
    case .favourite(let route):
      return "\(FavouriteFeature.name)/\(RouteQuery.encode(route.id))/\(route.action.rawValue)"
    case .account(.overview):
      return AccountRoute.name
    case .account(.form(let form, let next)):
      var query = RouteQuery()
      query[AuthCoordinator.parameterName] = AuthCoordinator(wanted: next).parameter
      return "\(AccountRoute.name)/\(form.rawValue)" + query.encoded
    case .list(let list):
      let feature = Features.named(list.feature)
      var query = RouteQuery()
      query[feature?.searchParameter ?? "keyword"] = list.search.isEmpty ? nil : list.search
      if let filter = feature?.filter { query[filter.parameter] = list.filter }
      query.setPaging(page: list.page, size: list.pageSize)
      return list.feature + query.encoded
    }
  }
}

extension FormRoute.Action {
  fileprivate var suffix: String {
    switch self {
    case .create: "/new"
    case .edit: "/edit"
    case .delete: "/delete"
    }
  }
}

extension Route: Codable {
  /// A stored route is its path, so that decoding performs the same checks as opening a link.
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

/// Percent-encoding of addresses (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// Escapes everything but unreserved characters.
  public static func encode(_ text: String) -> String { RouteQuery.encode(text) }

  /// The decoded text, or `nil` if an escape is broken or the bytes are not UTF-8.
  public static func decode(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    // Foundation drops a byte order mark at the start of a text; the hyphen prevents that.
    return ("-" + text).removingPercentEncoding.map { String($0.unicodeScalars.dropFirst()) }
  }
}
