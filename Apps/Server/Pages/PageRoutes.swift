import Composition
import HTTPTypes
import Hummingbird
import Presentation

/// The pages of all features. A page's address is its route.
struct PageRoutes: Sendable {
  static let html = "text/html; charset=utf-8"

  /// The addresses of all screens that everyone may see.
  static let paths = ["/"] + Features.shared.flatMap { [$0.name, "\($0.name)/:id"] }

  let useCases: DIContainer
  let renderer: PageRenderer

  /// How long a screen may load.
  let deadline: Deadline

  /// The pages of people; nil if this server has no accounts.
  var personal: PersonalRoutes?

  func add(to router: Router<ServerContext>) {
    for path in Self.paths {
      router.get(RouterPath(path)) { request, context in
        if let personal, personal.hasOwnPage(request) { return try await personal.page(request, context) }
        return try await page(at: request.uri.string, request, language: request.language)
      }
    }
  }

  /// The page of a screen, loaded.
  ///
  /// - Parameters:
  ///   - address: The route's path and query.
  ///   - replacement: Creates another screen in place of the feature's own.
  func page(
    at address: String,
    _ request: Request,
    language: RequestLanguage,
    replacement: @escaping ScreenFactory.Replacement = { _, _ in nil }
  ) async throws -> Response {
    let localization = language.localization
    let route: Route
    do throws(RouteError) {
      route = try RouteCodec.route(from: address)
    } catch {
      throw RequestError(error, localization)
    }
    let useCases = useCases
    let loaded = await deadline.run { @MainActor in
      let screens = ScreenFactory(useCases: useCases, localization: localization, replacement: replacement)
      let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
      await screen.load()
      return await response(showing: screen.state, to: request, language)
    }
    guard let (failure, response) = loaded else { throw RequestError(.timedOut, localization) }
    if let failure, failure.kind == .storage { throw RequestError(failure) }
    return response
  }

  /// Not on the main actor, where other screens load meanwhile, but with the priority of the task that loads. Pages that
  /// have loaded would otherwise wait for requests that have not started, and some of them for long.
  @concurrent
  private func response(
    showing state: ScreenState,
    to request: Request,
    _ language: RequestLanguage
  ) async -> (failure: ErrorViewData?, response: Response) {
    let failure = state.content.failure
    let document = Document(
      status: failure.map { HTTPResponse.Status($0) } ?? .ok,
      contentType: Self.html,
      text: renderer.page(state, language: language),
      headers: [.contentLanguage: language.language.rawValue, .vary: "Accept-Language", .cacheControl: "no-cache"]
    )
    return (failure, document.response(to: request))
  }

  /// The page of a request that failed.
  func page(for error: RequestError, _ request: Request) -> Response {
    let language = request.language
    let texts = WebTexts(language.localization)
    let text = renderer.page(
      for: error.view,
      heading: error.status == .notFound ? texts.notFoundTitle : texts.errorTitle,
      language: language,
      retry: request.method == .get || error.status == .forbidden ? request.linkOnThisHost : nil
    )
    return Document(
      status: error.status,
      contentType: Self.html,
      text: text,
      headers: [.contentLanguage: language.language.rawValue, .vary: "Accept-Language", .cacheControl: "no-store"]
    ).response(to: request)
  }
}

extension Request {
  /// A link to the request's own address.
  ///
  /// The client chooses the address. Browsers take `//other.example` and `/\other.example` for links to
  /// another host, and ignore tabs and line breaks in between.
  var linkOnThisHost: String? {
    guard uri.string.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") }) else { return nil }
    return "/" + uri.string.drop { $0 == "/" }
  }
}
