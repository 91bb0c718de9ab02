import HTTPTypes
import Hummingbird
import Presentation

/// The language of a request: the one that its address names, or else the best of `Accept-Language`. It makes the links
/// of the page.
struct RequestLanguage: Hashable {
  /// The name of the parameter in addresses.
  static let parameter = "lang"

  let language: Language

  /// Whether the address names the language, so that the links of the page name it too.
  let isInAddress: Bool

  /// What precedes the path of every link, for pages that show the same screens under other addresses.
  var linkPrefix = ""

  var localization: Localization { Localization(language: language) }

  /// The link to a route in this language.
  func path(for route: Route) -> String {
    isInAddress ? path(for: route, in: language) : prefix(of: route) + RouteCodec.path(for: route)
  }

  /// The link to a route in any language.
  func path(for route: Route, in language: Language) -> String {
    let path = prefix(of: route) + RouteCodec.path(for: route)
    return path + (path.contains("?") ? "&" : "?") + "\(Self.parameter)=\(language.rawValue)"
  }

  /// Only features that are the same for everyone have screens under other addresses.
  private func prefix(of route: Route) -> String {
    switch route {
    case .account: ""
    case .favourite: ""
    case _ where Features.personal.contains { $0.name == route.feature }: ""
    default: linkPrefix
    }
  }

  /// The first of the known languages with the highest weight; English if there is none.
  ///
  /// Source: RFC 9110, section 12.5.4, for the header, and 12.4.2 for weights.
  static func accepted(_ header: String) -> Language {
    var best: (language: Language, weight: Double)?
    for range in header.prefix(1_000).split(separator: ",") {
      let parts = range.split(separator: ";").map { $0.filter { $0 != " " } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      let language = parts.first == "*" ? .english : parts.first.flatMap { Language(tag: $0) }
      guard let language, 0 < weight, weight <= 1, weight > best?.weight ?? 0 else { continue }
      best = (language, weight)
    }
    return best?.language ?? .english
  }
}

extension Request {
  var language: RequestLanguage {
    let named = uri.queryParameters[RequestLanguage.parameter[...]].flatMap { Language(rawValue: String($0)) }
    let accepted = named ?? RequestLanguage.accepted(headers[.acceptLanguage] ?? "")
    return RequestLanguage(language: accepted, isInAddress: named != nil)
  }
}
