import Composition
import HTTPTypes
import Hummingbird
import Presentation

/// The product browser in each of its styles, under `/styles/NAME`.
///
/// The pages are those of the shop, drawn by the same renderer; only what they link to stays within the style.
struct StyleRoutes: Sendable {
  private static let html = "text/html; charset=utf-8"

  let useCases: DIContainer
  let renderer: PageRenderer

  /// How long a screen may load.
  let deadline: Deadline

  func add(to router: Router<ServerContext>) {
    // Comparison {
    router.get("styles") { request, context in
      document(renderer.styles(language: context.language), context.language).response(to: request)
    }
    // } Comparison
    for path: RouterPath in ["styles/:style", "styles/:style/products", "styles/:style/products/:id"] {
      router.get(path) { request, context in try await page(request, context) }
    }
  }

  private func page(_ request: Request, _ context: ServerContext) async throws -> Response {
    let language = context.language
    guard let style = context.parameters.get("style").flatMap({ ProductStyle(name: $0) }) else {
      throw HTTPError(.notFound)
    }
    let links = StyleLinks(style)
    let route: Route
    do throws(RouteError) {
      route = try RouteCodec.route(from: links.shopAddress(of: request.uri.string))
    } catch {
      throw PageError(ErrorViewData(error, localization: language.localization), status: error.status)
    }
    guard let start = StyledBrowser.Start(route) else { throw HTTPError(.notFound) }
    let loaded = await deadline.run { @MainActor in await load(start, style, language.localization) }
    guard let shown = loaded else {
      throw PageError(ErrorViewData(.timedOut, localization: language.localization), status: .gatewayTimeout)
    }
    let status = shown.failure.map { HTTPResponse.Status($0) } ?? .ok
    if let failure = shown.failure, failure.code == "storage" { throw PageError(failure, status: status) }
    let text = renderer.page(ScreenState(shown), route: route, language: language)
    return document(links.moved(text), status: status, language).response(to: request)
  }

  @MainActor
  private func load(
    _ start: StyledBrowser.Start,
    _ style: ProductStyle,
    _ localization: Localization
  ) async -> StyledBrowser.Shown {
    let browser = StyledBrowser(style, start: start, useCases: useCases, localization: localization)
    await browser.send(.appear)
    browser.close()
    return browser.shown
  }

  private func document(
    _ text: String,
    status: HTTPResponse.Status = .ok,
    _ language: RequestLanguage
  ) -> Document {
    Document(
      status: status,
      contentType: Self.html,
      text: text,
      headers: [.contentLanguage: language.language.rawValue, .vary: "Accept-Language", .cacheControl: "no-cache"]
    )
  }
}

extension ScreenState {
  fileprivate init(_ shown: StyledBrowser.Shown) {
    switch shown {
    case .list(let state): self = .productList(state)
    case .product(let state): self = .productDetail(state)
    }
  }
}
