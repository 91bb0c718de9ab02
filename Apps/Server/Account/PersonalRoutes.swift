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
/// redirection, and loading the next page again submits nothing. Otherwise the page shows what has to be corrected. Only what
/// was entered before a sign-in has no redirection, as it must not be in an address.
struct PersonalRoutes: Sendable {
  let useCases: DIContainer
  let renderer: PageRenderer
  let deadline: Deadline
  let cryptography: any AccountCryptography

  /// How browsers reach the server, if the operator has said so.
  let publicAddress: URL?

  /// The sessions of pages that follow their screens.
  let live: LiveSessions

  /// Whether browsers reach the server by https.
  var isSecure: Bool { publicAddress?.scheme == "https" }

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

  static func origin(of context: ServerContext) -> String {
    (context.client ?? context.channel.remoteAddress).map(origin) ?? ""
  }

  /// The page of a screen, for the person who sent the request.
  func page(_ request: Request, _ context: ServerContext) async throws -> Response {
    try await respond(request, context, person(request)) { screen, _ in await screen.load() }
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
      var values = try? await URLEncodedFormDecoder().decode([String: String].self, from: request, context: context)
    else { throw RequestError(.unreadableForm, localization) }
    let token = person.formToken(request)
    let isAccepted = token.accepts(values[FormToken.field])
    // A session may have ended since the page was sent. A form of this server is shown again then, and not submitted.
    guard isAccepted || token.isKnown && request.isSameOrigin(publicOrigin: publicAddress?.origin) == true else {
      throw RequestError(.forged, localization)
    }
    let draft = (try? RouteCodec.route(from: request.uri.string))
      .flatMap { KeptFields.take(from: &values, of: $0) }
    let isShown = draft != nil && values[KeptFields.onlyShow] != nil
    return try await respond(request, context, person, isRejected: !isAccepted) { [values] screen, coordinator in
      coordinator.draft = draft
      if isShown { return await screen.load() }
      await fill(screen, values)
      if isAccepted { await screen.send(.submit) }
    }
  }

  @MainActor
  private func fill(_ screen: any Screen, _ values: [String: String]) async {
    // If the form cannot be loaded without a sign-in, it knows what was entered.
    for (name, value) in values { await screen.send(.edit(name, to: value)) }
    await screen.load()
    // Browsers send nothing for a toggle that is off, and a form without its version is one of an old version.
    let fields = screen.state.content.content?.form?.fields ?? []
    for field in fields where values[field.name] == nil && (field.isToggle || field.kind == .hidden) {
      await screen.send(.edit(field.name, to: ""))
    }
  }

  /// The page of a request's screen after some actions, or the way to the screen that they lead to.
  ///
  /// - Parameter isRejected: Whether the request sent a form that is not submitted.
  private func respond(
    _ request: Request,
    _ context: ServerContext,
    _ person: RequestPerson,
    isRejected: Bool = false,
    _ act: @escaping @MainActor @Sendable (any Screen, AppCoordinator) async -> Void
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
      let screens = ScreenFactory(useCases: useCases, localization: localization)
      var screen = screens.screen(for: route, coordinator: coordinator)
      await act(screen, coordinator)
      if coordinator.current != route, let draft = coordinator.draft, KeptFields.fit(draft) {
        screen = screens.screen(for: coordinator.current, coordinator: coordinator)
        await fill(screen, draft.route == coordinator.current ? draft.values : [:])
      }
      await person.adoptFavourites(useCases)
      return (state: screen.state, next: coordinator.current, draft: coordinator.draft)
    }
    guard let (state, next, draft) = result else { throw RequestError(.timedOut, localization) }
    var response =
      next == state.route
      ? try page(state, person, language, request, keeping: draft, isRejected: isRejected && next == route)
      : Response(status: .seeOther, headers: [.location: language.path(for: next), .cacheControl: "no-store"])
    for cookie in person.cookies { response.setCookie(cookie) }
    return response
  }

  /// The use cases of the person who sent a request.
  func useCases(of person: RequestPerson, _ context: ServerContext) -> DIContainer {
    let access = AccountAccess(
      cryptography: cryptography,
      sessions: person.session,
      origin: Self.origin(of: context),
      visitor: .kept(person.favourites)
    )
    return useCases.with(access)
  }

  private func page(
    _ state: ScreenState,
    _ person: RequestPerson,
    _ language: RequestLanguage,
    _ request: Request,
    keeping draft: FormDraft?,
    isRejected: Bool
  ) throws -> Response {
    let error = state.content.failure ?? state.content.content?.form?.failure
    if let error, error.kind == .storage { throw RequestError(error) }
    let token = person.formToken(request)
    let status = error.map { HTTPResponse.Status($0) } ?? (isRejected || draft != nil ? .forbidden : .ok)
    var headers: HTTPFields = [
      .contentLanguage: language.language.rawValue, .vary: "Accept-Language, Cookie", .cacheControl: "no-store",
    ]
    if status == .tooManyRequests { headers[.retryAfter] = "900" }
    var renderer = renderer
    if state.route.showsFavourites { renderer.isLive = live.isOn }
    renderer.forms = FormExtras(token: token.value, draft: draft)
    if isRejected { renderer.forms.problem = WebTexts(language.localization).notSubmitted }
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
