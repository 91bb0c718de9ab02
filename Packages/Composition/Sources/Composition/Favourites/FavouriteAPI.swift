import Data
public import Domain
public import Foundation
import Presentation

/// The favourites of the person who is signed in, for programs: their list, and the log where all of their devices meet.
public struct FavouriteAPI: Sendable {
  /// The shape of the items' identifiers, for the API's description.
  public static var itemIDSchema: JSONSchema { JSONSchema(of: FavouriteItem.ID.self) }

  public let reading: FeatureAPI

  let favourites: any FavouriteUseCase
  let log: any FavouriteLog

  /// Takes a change.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item, in its text form.
  ///   - key: The identifier of the change, so that one that is sent again counts once.
  ///   - body: The change. One without a time is made now.
  /// - Returns: The change that counts; nil if the body is no JSON object with fields of the right types.
  public func record(_ id: String, key: String, from body: Data) async throws(DomainError) -> JSONResponse? {
    let itemID = try Self.itemID(id)
    guard let json = try? JSONDecoder.storefront.decode(FavouriteChangeJSON.self, from: body) else { return nil }
    let isFavourite = json.isFavourite ?? true
    guard let time = json.changedAt else {
      let known = try await favourites.set(itemID, isFavourite: isFavourite)
      let never = FavouriteChange(id: key, itemID: itemID, isFavourite: false, changedAt: 0)
      return JSONResponse(FavouriteChangeJSON(known ?? never), freshness: .fresh)
    }
    let change = FavouriteChange(id: key, itemID: itemID, isFavourite: isFavourite, changedAt: time)
    return JSONResponse(FavouriteChangeJSON(try await log.record(change)), freshness: .fresh)
  }

  /// Takes an item off the list now.
  public func remove(_ id: String) async throws(DomainError) {
    try await favourites.set(try Self.itemID(id), isFavourite: false)
  }

  /// What has changed since another call; see ``FavouriteLog/changes(since:limit:)``.
  public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> JSONResponse {
    let changes = try await log.changes(since: cursor, limit: limit)
    return JSONResponse(FavouriteChangesJSON(changes), freshness: .fresh)
  }

  private static func itemID(_ text: String) throws(DomainError) -> FavouriteItem.ID {
    guard let id = FavouriteFeature.id(text) else { throw .notFound }
    return id
  }
}

extension DIContainer {
  /// Nil if another server has the log.
  public var favouriteAPI: FavouriteAPI? {
    favouriteLog.map { FavouriteAPI(reading: favouriteList, favourites: favouriteUseCase, log: $0) }
  }

  var favouriteList: FeatureAPI { FeatureAPI(FavouriteFeature(useCases: self), as: FavouriteJSON.self) }

  /// What was liked before a sign-in becomes the person's.
  public func adoptFavourites() async throws(DomainError) {
    _ = try await currentFavourites.get()
  }
}
