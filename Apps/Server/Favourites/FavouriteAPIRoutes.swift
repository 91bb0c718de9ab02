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
  private static let item = "\(list)/:id"
  /// It is not below the list, as an item may have any identifier.
  private static let changes = "api/favourite-changes"
  private static let largestPart = 500

  /// The largest integer that all programs read from JSON without a loss (RFC 8259, section 6).
  private static let largestCursor = 9_007_199_254_740_991

  let accounts: AccountAPI

  func add(to router: Router<ServerContext>) {
    on(.get, RouterPath(Self.list), router) { api, _, call, localization in
      let request = try APIDialect.of(api.reading.feature).lists[0].request(call)
      return try Response(try await api.reading.list(request, localization))
    }
    on(.get, RouterPath(Self.changes), router) { api, _, call, _ in
      let cursor = try call.number("since", in: 0...Self.largestCursor, default: 0)
      let limit = try call.number("limit", in: 1...Self.largestPart, default: 100)
      return try Response(try await api.changes(since: cursor, limit: limit))
    }
    on(.put, RouterPath(Self.item), router) { api, request, call, localization in
      let body = try await request.jsonBody(orNone: "{}")
      guard let change = try await api.record(call.value("id") ?? "", key: request.idempotencyKey, from: body) else {
        throw RequestError(.unreadableForm, localization)
      }
      return try Response(change)
    }
    on(.delete, RouterPath(Self.item), router) { api, _, call, _ in
      try await api.remove(call.value("id") ?? "")
      return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }
  }

  /// The methods of a request's address; nil for an address that is not here.
  static func methods(at request: Request) -> [HTTPRequest.Method]? {
    let path = request.uri.path.split(separator: "/")
    switch path.joined(separator: "/") {
    case list, changes: return [.get, .head]
    default: return path.count == 3 && path.starts(with: list.split(separator: "/")) ? [.put, .delete] : nil
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
