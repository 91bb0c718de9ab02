import HTTPTypes
import Hummingbird
import Presentation

/// The language that a request asks for: by its address before all, else by `Accept-Language`.
struct RequestLanguage {
  /// The name of the parameter in an address.
  static let parameter = "lang"

  let language: Language
  /// Whether the address says it, so that the links of the page have to say it too.
  let isInAddress: Bool

  init(_ request: Request) {
    if let language = request.uri.queryParameters[Self.parameter[...]].flatMap({ Language(rawValue: String($0)) }) {
      self.init(language: language, isInAddress: true)
    } else {
      self.init(language: Self.accepted(request.headers[.acceptLanguage] ?? ""), isInAddress: false)
    }
  }

  init(language: Language, isInAddress: Bool) {
    self.language = language
    self.isInAddress = isInAddress
  }

  var localization: Localization { Localization(language: language) }

  /// The address of a route in this language.
  func path(for route: Route) -> String {
    isInAddress ? Self.path(for: route, in: language) : RouteCodec.path(for: route)
  }

  static func path(for route: Route, in language: Language) -> String {
    let path = RouteCodec.path(for: route)
    return path + (path.contains("?") ? "&" : "?") + "\(parameter)=\(language.rawValue)"
  }

  /// The first of the languages with the highest weight in which there are texts; English where there is none.
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
