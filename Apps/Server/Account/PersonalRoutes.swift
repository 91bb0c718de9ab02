import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Presentation

/// The pages of the person who is signed in, and all forms, which also work without scripts.
///
/// A form that is submitted is sent to its screen, field by field. If the screen moves on, so does the browser, by a
/// redirection, and loading the next page again submits nothing. Otherwise the page shows what has to be corrected.
struct PersonalRoutes: Sendable {
  let useCases: DIContainer
  let renderer: PageRenderer
  let deadline: Deadline
  let cryptography: any AccountCryptography
  let attempts: SignInAttempts

  /// How browsers reach the server, if the operator has said so.
  let publicAddress: URL?

  /// The sessions of pages that follow their screens.
  let live: LiveSessions

  private var isSecure: Bool { publicAddress?.scheme == "https" }

  func add(to router: Router<ServerContext>) {
    let lists = Features.personal.flatMap { [$0.name, "\($0.name)/:id"] }
    let forms =
      AccountRoute.formPaths
      + Self.itemForms
      + FavouriteRoute.Action.allCases.map { "\(FavouriteFeature.name)/:id/\($0.rawValue)" }
    for path in lists + [AccountRoute.name] + forms {
      router.get(RouterPath(path)) { request, context in try await page(request, context) }
    }
    for path in forms {
      router.post(RouterPath(path)) { request, context in try await submit(request, context) }
    }
  }

  /// The forms of items that can be changed.
  private static let itemForms = Features.all.filter { $0 is any EditableFeature.Type }
    .flatMap { ["\($0.name)/new", "\($0.name)/:id/edit", "\($0.name)/:id/delete"] }

  /// Whether a request is for the address of a form.
  static func isForm(_ request: Request) -> Bool {
    (try? RouteCodec.route(from: request.uri.path))?.isForm ?? false
  }

  /// Whose attempts are counted together: an address or, as a customer of a provider usually has all of them, the first
  /// half of one of IPv6.
  static func origin(of address: SocketAddress) -> String {
    guard case .v6(let address) = address else { return address.ipAddress ?? "" }
    let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    let isIPv4 = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
    return (isIPv4 ? bytes.suffix(4) : bytes.prefix(8)).map { String($0) }.joined(separator: isIPv4 ? "." : ":")
  }

  /// Where the requests of a connection come from.
  static func origin(of channel: any Channel) -> String {
    channel.remoteAddress.map(origin) ?? ""
  }

  /// The page of a screen, for the person who sent the request.
  func page(_ request: Request, _ context: ServerContext) async throws -> Response {
    try await respond(request, context, person(request)) { screen in await screen.load() }
  }

  func person(_ request: Request) -> RequestPerson { RequestPerson(request, isSecure: isSecure) }

  /// Whether a page has something for the person who sent the request, beside what it has for everyone.
  func hasOwnPage(_ request: Request) -> Bool {
    person(request).isKnown && (try? RouteCodec.route(from: request.uri.string))?.showsFavourites == true
  }

  private func submit(_ request: Request, _ context: ServerContext) async throws -> Response {
    let localization = request.language.localization
    if request.isSameOrigin(publicOrigin: publicAddress?.origin) == false { throw RequestError(.forged, localization) }
    let person = person(request)
    // The decoder's error may quote a password.
    guard
      request.contentType == "application/x-www-form-urlencoded",
      let values = try? await URLEncodedFormDecoder().decode([String: String].self, from: request, context: context)
    else { throw RequestError(.unreadableForm, localization) }
    guard person.formToken(request).accepts(values[FormToken.field]) else { throw RequestError(.forged, localization) }
    return try await respond(request, context, person) { screen in
      await screen.load()
      for (name, value) in values { await screen.send(.edit(name, to: value)) }
      // Browsers send nothing for a toggle that is off, and a form without its version is one of an old version.
      let fields = screen.state.content.content?.form?.fields ?? []
      for field in fields where values[field.name] == nil && (field.isToggle || field.kind == .hidden) {
        await screen.send(.edit(field.name, to: ""))
      }
      await screen.send(.submit)
    }
  }

  /// The page of a request's screen after some actions, or the way to the screen that they lead to.
  private func respond(
    _ request: Request,
    _ context: ServerContext,
    _ person: RequestPerson,
    _ act: @escaping @MainActor @Sendable (any Screen) async -> Void
  ) async throws -> Response {
    let language = request.language
    let localization = language.localization
    let route: Route
    do throws(RouteError) {
      route = try RouteCodec.route(from: request.uri.string)
    } catch {
      throw RequestError(error, localization)
    }
    let useCases = useCases(of: person, context)
    let result = await deadline.run { @MainActor in
      let coordinator = AppCoordinator(root: route)
      let screen = ScreenFactory(useCases: useCases, localization: localization)
        .screen(for: route, coordinator: coordinator)
      await act(screen)
      await person.adoptFavourites(useCases)
      return (state: screen.state, next: coordinator.current)
    }
    guard let (state, next) = result else { throw RequestError(.timedOut, localization) }
    var response =
      next == route
      ? try page(state, person, language, request)
      : Response(status: .seeOther, headers: [.location: language.path(for: next), .cacheControl: "no-store"])
    for cookie in person.cookies { response.setCookie(cookie) }
    return response
  }

  /// The use cases of the person who sent a request.
  func useCases(of person: RequestPerson, _ context: ServerContext) -> DIContainer {
    let access = AccountAccess(
      cryptography: cryptography,
      attempts: attempts,
      sessions: person.session,
      origin: Self.origin(of: context.channel),
      visitor: .kept(person.favourites)
    )
    return useCases.with(access)
  }

  private func page(
    _ state: ScreenState,
    _ person: RequestPerson,
    _ language: RequestLanguage,
    _ request: Request
  ) throws -> Response {
    let error = state.content.failure ?? state.content.content?.form?.failure
    if let error, error.kind == .storage { throw RequestError(error) }
    let token = person.formToken(request)
    let status = error.map { HTTPResponse.Status($0) } ?? .ok
    var headers: HTTPFields = [
      .contentLanguage: language.language.rawValue, .vary: "Accept-Language, Cookie", .cacheControl: "no-store",
    ]
    if status == .tooManyRequests { headers[.retryAfter] = "900" }
    var renderer = renderer
    if state.route.showsFavourites { renderer.isLive = live.isOn }
    renderer.formToken = token.value
    var document = Document(
      status: status,
      contentType: PageRoutes.html,
      text: renderer.page(state, language: language),
      headers: headers
    )
    document.hasSecret = true
    var response = document.response(to: request)
    if let cookie = token.cookie { response.setCookie(cookie) }
    return response
  }
}
