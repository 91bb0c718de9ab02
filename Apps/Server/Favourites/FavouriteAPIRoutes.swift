import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Presentation

/// The favourites of the person who is signed in, for programs and for their other devices.
///
/// A change may say when it was made, and have an `Idempotency-Key`. `PUT` without a body makes an item a favourite now, and
/// `DELETE` makes it none.
struct FavouriteAPIRoutes: Sendable {
  private static let list = "api/\(FavouriteFeature.name)"
  /// Where the log is. An item may have this identifier.
  private static let changes = "changes"
  private static let largestPart = 500

  /// The largest integer that all programs read from JSON without a loss (RFC 8259, section 6).
  private static let largestCursor = 9_007_199_254_740_991

  let accounts: AccountAPI

  func add(to router: Router<ServerContext>) {
    on(.get, RouterPath(Self.list), router) { api, _, call, localization in
      let request = try APIDialect.of(api.reading.feature).lists[0].request(call)
      return try Response(try await api.reading.list(request, localization))
    }
    on(.get, RouterPath("\(Self.list)/\(Self.changes)"), router) { api, _, call, _ in
      let cursor = try call.number("since", in: 0...Self.largestCursor, default: 0)
      let limit = try call.number("limit", in: 1...Self.largestPart, default: 100)
      return try Response(try await api.changes(since: cursor, limit: limit))
    }
    for item in ["\(Self.list)/:id", "\(Self.list)/\(Self.changes)"].map({ RouterPath($0) }) {
      on(.put, item, router) { api, request, call, localization in
        let body = try await request.jsonBody(orNone: "{}")
        let id = try call.value("id") ?? Self.changes
        guard let change = try await api.record(id, key: request.idempotencyKey, from: body) else {
          throw RequestError(.unreadableForm, localization)
        }
        return try Response(change)
      }
      on(.delete, item, router) { api, _, call, _ in
        try await api.remove(call.value("id") ?? Self.changes)
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
      }
    }
  }

  /// The methods of a request's address; nil for an address that is not here.
  static func methods(at request: Request) -> [HTTPRequest.Method]? {
    let path = request.uri.path.split(separator: "/")
    guard path.first == "api", path.dropFirst().first == FavouriteFeature.name[...] else { return nil }
    switch path.count {
    case 2: return [.get, .head]
    case 3: return (path[2] == changes[...] ? [.get, .head] : []) + [.put, .delete]
    default: return nil
    }
  }

  private func on(
    _ method: HTTPRequest.Method,
    _ path: RouterPath,
    _ router: Router<ServerContext>,
    _ respond: @escaping @Sendable (FavouriteAPI, Request, APICall, Localization) async throws -> Response
  ) {
    router.on(path, method: method) { request, context in
      try await accounts.respond(to: request, context, about: FavouriteFeature.name) { useCases, call, localization in
        guard let api = useCases.favouriteAPI else { throw DomainError.notFound }
        return try await respond(api, request, call, localization)
      }
    }
  }
}
