import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Presentation
import ServiceLifecycle

/// Lets a page follow its screen: `/live/products?page=2` tells what goes on behind `/products?page=2`, and actions are
/// posted to the session that the stream's first event names.
struct LiveRoutes: Sendable {
  static let prefix = "/live"
  /// Tells visitors apart; pages do without it.
  static let cookie = "storefront-live"

  let sessions: LiveSessions
  let renderer: PageRenderer

  func add(to router: Router<ServerContext>) {
    let live = router.group("live")
    for path in PageRoutes.paths {
      live.get(path) { request, context in try await stream(request, context) }
    }
    router.post("live/sessions/:session/:action") { request, context in await act(request, context) }
  }

  private func stream(_ request: Request, _ context: ServerContext) async throws -> Response {
    // A page of somebody else may not take places here.
    guard Origin(request) != .other else { return Response(status: .forbidden) }
    let language = context.language
    let route: Route
    let pages: Int
    do throws(RouteError) {
      let address = request.uri.string.dropFirst(Self.prefix.count)
      route = try RouteCodec.route(from: address.hasPrefix("/") ? String(address) : "/" + address)
      pages = try resumedPages(request)
    } catch {
      throw PageError(ErrorViewData(error, localization: language.localization), status: error.status)
    }
    var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
    // What stands between may not wait for the end, as there may be none.
    if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
    guard request.method == .get else { return Response(status: .ok, headers: headers) }
    let known = visitor(request)
    guard let session = await sessions.open(route, visitor: known, pages: pages, in: language.localization) else {
      throw PageError(ErrorViewData(.busy, localization: language.localization), status: .serviceUnavailable)
    }
    if known == nil {
      headers[.setCookie] = "\(Self.cookie)=\(session.visitor); Path=\(Self.prefix); HttpOnly; SameSite=Strict"
    }
    let channel = context.channel
    let stream = LiveStream(session: session, route: route, language: language, renderer: renderer) {
      channel.close(promise: nil)
    }
    return Response(status: .ok, headers: headers, body: body(stream, request.body, context.logger))
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

  /// There is nothing to say but a status: a program asks, and people get the page again where it has no success.
  private func act(_ request: Request, _ context: ServerContext) async -> Response {
    guard Origin(request) == .same else { return Response(status: .forbidden) }
    guard let action = context.parameters.get("action").flatMap(LiveAction.init) else {
      return Response(status: .badRequest)
    }
    guard let visitor = visitor(request), let id = context.parameters.get("session") else {
      return Response(status: .notFound)
    }
    return switch await sessions.perform(action, in: id, by: visitor) {
    case .accepted: Response(status: .accepted)
    case .unknown: Response(status: .notFound)
    case .tooOften: Response(status: .tooManyRequests, headers: [.retryAfter: "1"])
    }
  }

  private func visitor(_ request: Request) -> String? {
    request.cookies[Self.cookie].map(\.value).flatMap { LiveIdentifier.isValid($0) ? $0 : nil }
  }

  /// How many pages of a list the browser has: `Last-Event-ID` where it comes back by itself, else `pages`.
  private func resumedPages(_ request: Request) throws(RouteError) -> Int {
    let header = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
    guard let text = header ?? request.uri.queryParameters["pages"].map({ String($0) }) else { return 1 }
    guard let pages = Int(text), pages > 0 else { throw .invalidValue(name: "pages", value: text) }
    return min(pages, sessions.limits.pages)
  }
}
