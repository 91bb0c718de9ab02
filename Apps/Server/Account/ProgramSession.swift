import Domain
import Hummingbird
import NIOConcurrencyHelpers

/// The tokens that a program sent with a request, and those that it gets. Nothing of it is in a cookie.
struct ProgramSession: SessionStore {
  private let stored: NIOLockedValueBox<Secret?>

  init(_ tokens: TokenPair? = nil) {
    stored = NIOLockedValueBox(tokens?.session)
  }

  /// The access token in the header `Authorization` (RFC 6750, section 2.1).
  init(_ request: Request) {
    let parts = request.headers[.authorization]?.split(separator: " ", maxSplits: 1) ?? []
    let isBearer = parts.count == 2 && parts[0].lowercased() == "bearer"
    self.init(isBearer ? TokenPair(access: Secret(String(parts[1])), refresh: Secret("")) : nil)
  }

  func token() -> Secret? { stored.withLockedValue(\.self) }

  func store(_ token: Secret?) { stored.withLockedValue { $0 = token } }
}
