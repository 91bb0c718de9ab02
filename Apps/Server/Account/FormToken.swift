import Crypto
import Domain
import Foundation
import HTTPTypes
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

  /// - Parameter session: The token of whoever is signed in when the form is sent to the browser, or comes back.
  init(_ request: Request, session: Secret?, isSecure: Bool) {
    let known = request.cookies[Self.cookieName(isSecure)].flatMap { Data(hex: $0.value) }
    if let known, known.count == Self.length {
      (key, isNew) = (SymmetricKey(data: known), false)
    } else {
      (key, isNew) = (SymmetricKey(size: .bits256), true)
    }
    self.session = Data((session?.value ?? "").utf8)
    self.isSecure = isSecure
  }

  /// The value of the hidden field.
  var value: String { Data(HMAC<SHA256>.authenticationCode(for: session, using: key)).hex }

  /// The key for the browser to store; nil if it has one.
  var cookie: Cookie? {
    guard isNew else { return nil }
    return Cookie(
      name: Self.cookieName(isSecure),
      value: key.withUnsafeBytes { Data($0).hex },
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  func accepts(_ value: String?) -> Bool {
    guard !isNew, let code = value.flatMap(Data.init(hex:)) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: session, using: key)
  }

  private static func cookieName(_ isSecure: Bool) -> String { isSecure ? "__Host-form" : "storefront_form" }
}

extension Request {
  /// Whether a browser says that a page of another site sent the request. Old browsers, and other programs, say nothing.
  ///
  /// Source: Fetch Metadata (https://www.w3.org/TR/fetch-metadata/); RFC 6454 for `Origin`.
  func isFromOtherSite(than publicAddress: URL?) -> Bool {
    if let name = HTTPField.Name("Sec-Fetch-Site"), let site = headers[name] {
      return !["same-origin", "none"].contains(site)
    }
    guard let text = headers[.origin] else { return false }
    guard let origin = URL(string: text), let host = origin.authority else { return true }
    if let publicAddress { return origin.scheme != publicAddress.scheme || host != publicAddress.authority }
    return host != head.authority?.lowercased()
  }
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

  /// The host with its port, unless that is the usual one of the scheme.
  fileprivate var authority: String? {
    let usual = scheme == "https" ? 443 : 80
    return host()?.lowercased().appending(port.map { $0 == usual ? "" : ":\($0)" } ?? "")
  }
}

extension Data {
  fileprivate var hex: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  fileprivate init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count.isMultiple(of: 2), digits.count <= 128 else { return nil }
    self.init()
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) else {
        return nil
      }
      append(byte)
    }
  }
}
