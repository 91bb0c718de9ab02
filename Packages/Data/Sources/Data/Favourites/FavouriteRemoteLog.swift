public import Domain
import Foundation

/// The log of a server with Storefront's own API.
public struct FavouriteRemoteLog: FavouriteLog {
  private static let path = "favourites"

  private let service: AuthorizedService

  public init(service: AuthorizedService) {
    self.service = service
  }

  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    let endpoint = Endpoint(
      .put,
      Self.path,
      String(change.itemID),
      sending: FavouriteChangeJSON(change),
      idempotencyKey: change.id
    )
    do throws(DomainError) {
      let json: FavouriteChangeJSON = try await service.request(endpoint)
      return try json.change
    } catch .refused("limitReached", _, _) {
      throw .limitReached(Favourite.limit)
    }
  }

  public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    let query = [
      URLQueryItem(name: "since", value: String(cursor)), URLQueryItem(name: "limit", value: String(limit)),
    ]
    let json: FavouriteChangesJSON = try await service.request(Endpoint(path: ["favourite-changes"], query: query))
    return try json.value
  }
}
