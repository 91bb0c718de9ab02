import Domain
import HTTPTypes
import Mocks
import Presentation
import Testing

@testable import Server

/// Requests whose responses have the same headers for caches.
struct ResponseGroup: CustomTestStringConvertible, Sendable {
  /// Those of streams are HEAD, as a stream that is opened by mistake would not end.
  typealias Example = (method: HTTPRequest.Method, address: String, status: Int)

  let testDescription: String
  let cacheControl: String?
  let vary: String?
  let data: MockSettings
  let settings: ServerSettings
  let examples: [Example]

  init(
    _ name: String,
    _ cacheControl: String?,
    vary: String?,
    data: MockSettings = MockSettings(),
    settings: ServerSettings = .patient,
    _ examples: [Example]
  ) {
    testDescription = name
    self.cacheControl = cacheControl
    self.vary = vary
    self.data = data
    self.settings = settings
    self.examples = examples
  }

  /// The headers by which a request gets a status that its address does not decide.
  static func headers(for status: Int) -> HTTPFields {
    switch status {
    case 304: [.ifNoneMatch: "*"]
    case 413: [.contentLength: "65537"]
    case 431: [.accept: long]
    default: [:]
    }
  }

  static let long = String(repeating: "a", count: 20_000)
}

extension ResponseGroup {
  static let all: [ResponseGroup] = usual + broken

  /// What responses depend on that are in the language of the request.
  private static let languages = "Accept-Language, Accept-Encoding"
  /// What all others depend on.
  private static let codings = "Accept-Encoding"

  private static let usual: [ResponseGroup] = [
    ResponseGroup(
      "pages",
      "no-cache",
      vary: languages,
      [
        (.get, "/", 200), (.get, "/", 304), (.head, Home.list, 200), (.get, "\(Home.search)zeppelin", 200),
        (.get, "\(Home.list)/404", 404), (.get, "\(Home.list)?page=50", 404),
        (.get, "/products?category=cars", 404),
      ]
    ),
    ResponseGroup("pages of every feature", "no-cache", vary: languages, featurePages),
    ResponseGroup(
      "pages of errors",
      "no-store",
      vary: languages,
      [
        (.get, "/nowhere", 404), (.head, "/nowhere", 404), (.get, "\(Home.list)?size=0", 400),
        (.get, "\(Home.list)?page=-1", 400),
        (.post, Home.list, 405), (.delete, "/health/live", 405), (.get, "\(Home.search)\(long)", 414),
        (.get, Home.list, 413), (.get, Home.list, 431), (.get, "/assets/none.js", 404),
        (.get, "/pictures\(Home.list)/x.svg", 404), (.get, "/live/nowhere", 404),
        (.head, "/live\(Home.list)?pages=0", 400),
      ]
    ),
    ResponseGroup(
      "documents of the API",
      "no-cache",
      vary: codings,
      [
        (.get, "/api\(Home.list)", 200), (.get, "/api\(Home.list)", 304), (.head, "/api\(Home.list)", 200),
        (.get, "/api/products/search?q=lamp", 200), (.get, "/api/products/categories", 200),
        (.get, "/api/openapi.json", 200),
      ]
    ),
    ResponseGroup("items of the API", "no-cache", vary: codings, items),
    ResponseGroup(
      "problems of the API",
      "no-store",
      vary: languages,
      [
        (.get, "/api/nothing", 404), (.get, "/api\(Home.list)/99", 404), (.head, "/api\(Home.list)/99", 404),
        (.get, "/api\(Home.list)?lang=fr", 400), (.post, "/api\(Home.list)", 405),
        (.get, "/api\(Home.list)?q=\(long)", 414), (.get, "/api\(Home.list)", 413), (.get, "/api\(Home.list)", 431),
      ]
    ),
    ResponseGroup("assets with their version", "public, max-age=31536000, immutable", vary: codings, versions),
    ResponseGroup(
      "assets without their version",
      "public, max-age=3600",
      vary: codings,
      [
        (.get, "/assets/storefront.css", 200), (.get, "/assets/live.js?v=old", 200),
        (.get, "/assets/icon.svg", 304), (.get, "/favicon.ico", 200),
      ]
    ),
    ResponseGroup("pictures", "public, max-age=86400", vary: codings, pictures),
    ResponseGroup(
      "for operators",
      "no-store",
      vary: codings,
      [
        (.get, "/health/live", 200), (.get, "/health/live", 304), (.get, "/health/ready", 200), (.get, "/metrics", 200),
        (.head, "/metrics", 200),
      ]
    ),
    ResponseGroup("a stream", "no-store", vary: nil, [(.head, "/live\(Home.list)", 200)]),
    ResponseGroup("an action", nil, vary: nil, [(.post, "/live/sessions/x/refresh", 403)]),
  ]

  /// The responses of servers that cannot do their work.
  private static let broken: [ResponseGroup] = [
    ResponseGroup(
      "pages of a busy server",
      "no-store",
      vary: languages,
      settings: busy,
      [
        (.get, "/", 503), (.get, Home.item, 503), (.get, "/assets/live.js", 503), (.get, "/favicon.ico", 503),
        (.head, "/live\(Home.list)", 503),
      ]
    ),
    ResponseGroup("a busy API", "no-store", vary: languages, settings: busy, [(.get, "/api\(Home.list)", 503)]),
    ResponseGroup("late pages", "no-store", vary: languages, data: held, settings: late, [(.get, Home.item, 504)]),
    ResponseGroup(
      "a late API",
      "no-store",
      vary: languages,
      data: held,
      settings: late,
      [(.get, "/api\(Home.item)", 504)]
    ),
    ResponseGroup("pages without a source", "no-cache", vary: languages, data: offline, [(.get, Home.item, 502)]),
    ResponseGroup(
      "an API without a source",
      "no-store",
      vary: languages,
      data: offline,
      [(.get, "/api\(Home.list)", 502)]
    ),
    ResponseGroup(
      "pages of a locked database",
      "no-store",
      vary: languages,
      data: locked,
      [(.get, Home.item, 503)]
    ),
    ResponseGroup("pages of a full disk", "no-store", vary: languages, data: full, [(.get, Home.item, 500)]),
    ResponseGroup("an API of a full disk", "no-store", vary: languages, data: full, [(.get, "/api\(Home.list)", 500)]),
    ResponseGroup("a server that is not ready", "no-store", vary: codings, data: full, [(.get, "/health/ready", 503)]),
  ]

  private static let featurePages: [Example] = Features.shared.flatMap { feature -> [Example] in
    let list = RouteCodec.path(for: .list(feature.loadedList))
    return [(.get, list, 200), (.get, list, 304), (.get, "/\(feature.name)/1", 200)]
  }

  private static let items: [Example] = Features.shared.map { feature -> Example in
    (.get, "/api/\(feature.name)/1", 200)
  }

  private static let versions: [Example] = [Asset.stylesheet, .script, .icon].flatMap { asset -> [Example] in
    [(.get, asset.path, 200), (.head, asset.path, 200), (.get, asset.path, 304)]
  }

  private static let pictures: [Example] = Features.shared.flatMap { feature -> [Example] in
    let picture = "/pictures/\(feature.name)/1.svg"
    return [(.get, picture, 200), (.get, picture, 304)]
  }

  private static let offline = MockSettings(behaviour: MockBehaviour(throwError: .offline))
  private static let locked = MockSettings(behaviour: MockBehaviour(throwError: .storage(.busy)))
  private static let full = MockSettings(behaviour: MockBehaviour(throwError: .storage(.full)))
  private static let held = MockSettings(behaviour: MockHold().behaviour)

  private static var busy: ServerSettings {
    var settings = ServerSettings.patient
    settings.maximumRequests = 0
    return settings
  }

  private static var late: ServerSettings {
    var settings = ServerSettings.patient
    settings.requestTimeout = 0
    return settings
  }
}
