import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Presentation
import ServiceLifecycle

/// Lets a page follow its screen: `/live/orders?page=2` streams the states of `/orders?page=2`, and actions are posted
/// to the session that the first event of the stream names.
struct LiveRoutes: Sendable {
  static let prefix = "/live"
  /// Identifies visitors. Pages do not need it.
  static let cookie = "storefront-live"

  let sessions: LiveSessions
  let renderer: PageRenderer

  /// The pages of people; nil if this server has no accounts.
  var personal: PersonalRoutes?

  func add(to router: Router<ServerContext>) {
    let live = router.group("live")
    let paths =
      PageRoutes.paths
      + [FavouriteFeature.name]
    for path in paths {
      live.get(RouterPath(path)) { request, context in try await stream(request, context) }
    }
    router.post("live/sessions/:session/:action") { request, context in await act(request, context) }
  }

  private func stream(_ request: Request, _ context: ServerContext) async throws -> Response {
    // Pages of other sites must not open sessions.
    guard request.isSameOrigin() != false else { return Response(status: .forbidden) }
    let localization = request.language.localization
    // Behind a body that nobody reads, the end of the connection would not be noticed.
    guard !request.announcesBody else { throw RequestError(.tooLarge, localization) }
    let route: Route
    let pages: Int
    do throws(RouteError) {
      let address = request.uri.string.dropFirst(Self.prefix.count)
      route = try RouteCodec.route(from: address.hasPrefix("/") ? String(address) : "/" + address)
      pages = try resumedPages(request)
    } catch {
      throw RequestError(error, localization)
    }
    var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
    // Proxies must not wait for the end of the response.
    if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
    guard request.method == .get else { return Response(status: .ok, headers: headers) }
    let known = visitor(request)
    let person = person(route, request)
    let session = await sessions.open(
      route,
      visitor: known,
      pages: pages,
      in: localization,
      for: person.flatMap { personal?.useCases(of: $0, context) }
    )
    guard let session else {
      throw RequestError(.busy, localization)
    }
    if known == nil {
      headers[.setCookie] = "\(Self.cookie)=\(session.visitor); Path=\(Self.prefix); HttpOnly; SameSite=Strict"
      if personal?.isSecure == true { headers[.setCookie]?.append("; Secure") }
    }
    let renderer = renderer(for: person, request)
    let channel = context.channel
    let stream = LiveStream(session: session, language: request.language, renderer: renderer) {
      channel.close(promise: nil)
    }
    return Response(status: .ok, headers: headers, body: body(stream, request.body, context.logger))
  }

  /// The person whose screen is followed; nil if the page is that of everyone.
  private func person(_ route: Route, _ request: Request) -> RequestPerson? {
    guard route.showsFavourites, let person = personal?.person(request) else { return nil }
    return person.isKnown || route.feature == FavouriteFeature.name ? person : nil
  }

  /// Draws pages with the token of a person's forms.
  private func renderer(for person: RequestPerson?, _ request: Request) -> PageRenderer {
    guard let token = person?.formToken(request), token.isKnown else { return renderer }
    var renderer = renderer
    renderer.forms.token = token.value
    return renderer
  }

  private func body(_ stream: LiveStream, _ request: RequestBody, _ logger: Logger) -> ResponseBody {
    ResponseBody { [sessions] writer in
      let session = stream.session
      let end = try await request.consumeWithInboundCloseHandler { _ in
        await withGracefulShutdownHandler {
          await stream.run { try await writer.write($0) }
        } onGracefulShutdown: {
          session.end(.shutdown)
        }
      } onInboundClosed: {
        session.end(.left)
      }
      await sessions.close(session)
      logger.info("live session ended", metadata: ["why": "\(end)"])
      if end != .left { try await writer.finish(nil) }
    }
  }

  /// The response is a status only. The script follows the link instead if the action is not accepted.
  private func act(_ request: Request, _ context: ServerContext) async -> Response {
    guard request.isSameOrigin() == true else { return Response(status: .forbidden) }
    guard let action = context.parameters.get("action").flatMap({ ScreenAction.posted[$0] }) else {
      return Response(status: .badRequest)
    }
    guard let visitor = visitor(request), let id = context.parameters.get("session") else {
      return Response(status: .notFound)
    }
    return switch await sessions.perform(action, in: id, by: visitor) {
    case .accepted: Response(status: .accepted)
    case .unknown: Response(status: .notFound)
    case .tooOften: Response(status: .tooManyRequests, headers: [.retryAfter: "1"])
    case .tooManyPages: Response(status: .conflict)
    }
  }

  private func visitor(_ request: Request) -> String? {
    request.cookies[Self.cookie].map(\.value).flatMap { UUID(uuidString: $0)?.uuidString }
  }

  /// How many pages of a list the browser has: in `Last-Event-ID` if it connects again by itself, else in `pages`.
  private func resumedPages(_ request: Request) throws(RouteError) -> Int {
    let header = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
    guard let text = header ?? request.uri.queryParameters["pages"].map({ String($0) }) else { return 1 }
    guard let pages = Int(text), pages > 0 else { throw .invalidValue(name: "pages", value: text) }
    return min(pages, sessions.limits.pages)
  }
}

extension Request {
  /// Source: RFC 9112, section 6.
  var announcesBody: Bool {
    headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
  }
}
