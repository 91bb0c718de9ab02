import Domain
import Hummingbird
import NIOConcurrencyHelpers

/// The token of the person who sent a request, in a cookie that scripts cannot read and that other sites do not send.
///
/// Source: OWASP Session Management Cheat Sheet; RFC 6265bis for the prefix `__Host-`, which ties a cookie to one host.
struct RequestSession: SessionStore {
  private struct Tokens {
    var token: Secret?
    var isChanged = false
  }

  /// In seconds; as long as a session lasts that is not used.
  private static let age = 30 * 24 * 60 * 60

  private let isSecure: Bool
  private let tokens: NIOLockedValueBox<Tokens>

  /// - Parameter isSecure: Whether browsers reach the server by https.
  init(_ request: Request, isSecure: Bool) {
    self.isSecure = isSecure
    let token = request.cookies[Self.cookieName(isSecure)].map { Secret($0.value) }
    tokens = NIOLockedValueBox(Tokens(token: token))
  }

  func token() -> Secret? { tokens.withLockedValue(\.token) }

  func store(_ token: Secret?) {
    tokens.withLockedValue { $0 = Tokens(token: token, isChanged: true) }
  }

  /// The cookie to set; nil if the request has no session and starts none.
  ///
  /// It is sent again with each page, because the session lasts longer with each use.
  var cookie: Cookie? {
    let tokens = tokens.withLockedValue(\.self)
    guard tokens.isChanged || tokens.token != nil else { return nil }
    // The value may be one that the browser made up.
    return try? Cookie.validated(
      name: Self.cookieName(isSecure),
      value: tokens.token?.value ?? "",
      maxAge: tokens.token == nil ? 0 : Self.age,
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  private static func cookieName(_ isSecure: Bool) -> String { isSecure ? "__Host-session" : "storefront_session" }
}
