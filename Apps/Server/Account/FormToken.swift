import Crypto
import Domain
import Foundation
import Hummingbird

/// Tells a form that this server sent to a browser from one that another site made the browser send.
///
/// The browser has a random key in a cookie, and the form has a code of the session made with that key. Another site
/// knows neither. A code ends with its session; one of a visitor who is not signed in lasts as long as the cookie.
///
/// Source: OWASP Cross-Site Request Forgery Prevention Cheat Sheet, "Signed Double-Submit Cookie".
struct FormToken {
  /// The name of the hidden field.
  static let field = "form-token"

  private static let length = 32

  private let key: SymmetricKey
  private let isNew: Bool
  private let isSecure: Bool
  private let session: Data

  /// - Parameter session: The session token at the time when the form is sent to the browser, or comes back.
  init(_ request: Request, session: Secret?, isSecure: Bool) {
    let known = request.cookies[Self.cookieName(isSecure)].flatMap { Data(base64Encoded: $0.value) }
    if let known, known.count == Self.length {
      (key, isNew) = (SymmetricKey(data: known), false)
    } else {
      (key, isNew) = (SymmetricKey(size: .bits256), true)
    }
    self.session = Data((session?.value ?? "").utf8)
    self.isSecure = isSecure
  }

  /// The value of the hidden field.
  var value: String { Data(HMAC<SHA256>.authenticationCode(for: session, using: key)).base64EncodedString() }

  /// Whether the browser has the key already.
  var isKnown: Bool { !isNew }

  /// The key for the browser to store; nil if it has one.
  var cookie: Cookie? {
    guard isNew else { return nil }
    return Cookie(
      name: Self.cookieName(isSecure),
      value: key.withUnsafeBytes { Data($0).base64EncodedString() },
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  func accepts(_ value: String?) -> Bool {
    guard !isNew, let code = value.flatMap({ Data(base64Encoded: $0) }) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: session, using: key)
  }

  private static func cookieName(_ isSecure: Bool) -> String { isSecure ? "__Host-form" : "storefront_form" }
}

extension URL {
  /// An address by which browsers reach a server; nil for anything else.
  init?(publicAddress text: String) {
    guard
      let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false,
      ["", "/"].contains(url.path())
    else { return nil }
    self = url
  }

  /// The origin as browsers write it: without the usual port of the scheme (RFC 6454, section 6.2).
  var origin: String {
    let usual = scheme == "https" ? 443 : 80
    let port = port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    return "\(scheme ?? "")://\(host()?.lowercased() ?? "")\(port)"
  }
}
