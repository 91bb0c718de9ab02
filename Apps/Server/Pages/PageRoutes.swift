import HTTPTypes
import Hummingbird
import Presentation

/// Pages for people. A page's address is its route.
struct PageRoutes: Sendable {
  private static let html = "text/html; charset=utf-8"

  /// The addresses of all screens.
  static let paths: [RouterPath] = [
    "/",
    "products",
    "products/:id",
    "articles",
    "articles/:id",
    "pickup-points",
    "pickup-points/:id",
  ]

  private let screens: ScreenLoader
  private let renderer: PageRenderer
  private let deadline: Deadline

  /// - Parameter deadline: How long a screen may load.
  init(screens: ScreenLoader, renderer: PageRenderer, deadline: Deadline) {
    self.screens = screens
    self.renderer = renderer
    self.deadline = deadline
  }

  func add(to router: Router<ServerContext>) {
    for path in Self.paths {
      router.get(path) { request, context in try await page(request, context) }
    }
  }

  private func page(_ request: Request, _ context: ServerContext) async throws -> Response {
    let language = context.language
    let route: Route
    do throws(RouteError) {
      route = try RouteCodec.route(from: request.uri.string)
    } catch {
      throw PageError(ErrorViewData(error, localization: language.localization), status: error.status)
    }
    let screens = screens
    let loaded = await deadline.run { @MainActor in await screens.load(route, in: language.localization) }
    guard let state = loaded else {
      throw PageError(ErrorViewData(.timedOut, localization: language.localization), status: .gatewayTimeout)
    }
    var status = HTTPResponse.Status.ok
    if let failure = state.failure {
      // What a database says of itself names files, which are nobody's business outside.
      if failure.code == "storage" { throw PageError(failure, status: HTTPResponse.Status(failure)) }
      status = HTTPResponse.Status(failure)
    }
    let document = Document(
      status: status,
      contentType: Self.html,
      text: renderer.page(state, route: route, language: language),
      headers: [.contentLanguage: language.language.rawValue, .vary: "Accept-Language", .cacheControl: "no-cache"]
    )
    return document.response(to: request)
  }

  /// A page that says why there is no other.
  func page(for error: PageError, _ request: Request, _ context: ServerContext) -> Response {
    let texts = WebTexts(context.language.localization)
    let heading = error.status == .notFound ? texts.notFoundTitle : texts.errorTitle
    let isSafe = request.method == .get && error.view.canRetry
    let text = renderer.page(
      for: error.view,
      heading: heading,
      language: context.language,
      retry: isSafe ? request.uri.string : nil
    )
    return Document(
      status: error.status,
      contentType: Self.html,
      text: text,
      headers: [.contentLanguage: context.language.language.rawValue, .vary: "Accept-Language"]
    ).response(to: request)
  }
}

/// What ends a request before there is anything to show.
struct PageError: Error {
  let view: ErrorViewData
  let status: HTTPResponse.Status

  init(_ view: ErrorViewData, status: HTTPResponse.Status) {
    self.view = view
    self.status = status
  }
}

extension RouteError {
  var status: HTTPResponse.Status {
    switch self {
    case .unknownPath: .notFound
    case .malformed, .unknownScheme, .invalidValue: .badRequest
    }
  }
}
