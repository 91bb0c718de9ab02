import Composition
import Hummingbird

/// The person who sent a request, signed in or not, as their cookies say.
struct RequestPerson: Sendable {
  let session: RequestSession
  let favourites: FavouriteCookie
  private let isSecure: Bool

  /// - Parameter isSecure: Whether browsers reach the server by https.
  init(_ request: Request, isSecure: Bool) {
    session = RequestSession(request, isSecure: isSecure)
    favourites = FavouriteCookie(request, isSecure: isSecure)
    self.isSecure = isSecure
  }

  /// Whether they are signed in, or like something.
  var isKnown: Bool { session.token() != nil || !favourites.isEmpty }

  /// The cookies to set.
  var cookies: [Cookie] {
    [
      session.cookie,
      favourites.cookie,
    ].compactMap(\.self)
  }

  func formToken(_ request: Request) -> FormToken {
    FormToken(request, session: session.token(), isSecure: isSecure)
  }

  /// What they liked before they signed in becomes theirs. If that fails, it is tried with the next request.
  func adoptFavourites(_ useCases: DIContainer) async {
    if session.token() != nil, !favourites.isEmpty { try? await useCases.adoptFavourites() }
  }
}
