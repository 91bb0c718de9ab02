import Data
public import Domain
import Foundation

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var hasFavourites: Bool { person != nil || hasAccounts }

  public var favouriteUseCase: any FavouriteUseCase {
    #if DEBUG
      if case .mock(let settings) = source, person == nil { return MockFavouriteUseCase(settings) }
    #endif
    return DefaultFavouriteUseCase(
      currentFavourites,
      find: findFavourite,
      makeID: { UUID().uuidString.lowercased() },
      now: { Self.now }
    )
  }

  /// Where all devices of the person meet; nil if that is another server.
  public var favouriteLog: (any FavouriteLog)? {
    switch source {
    case .database(let database):
      CheckedFavouriteLog(FavouriteLocalLog(database: database, owner: owner), find: findFavourite)
    case .remote: nil
    #if DEBUG
      case .mock(let settings): CheckedFavouriteLog(settings.favourites, find: findFavourite)
    #endif
    }
  }

  /// In milliseconds since 1970.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

  var currentFavourites: CurrentFavourites {
    CurrentFavourites(owner: favouriteOwner, visitor: visitorFavourites) { favourites(of: $0) }
  }

  /// Whose favourites these are.
  var favouriteOwner: @Sendable () async throws(DomainError) -> Account.ID {
    if let sessionOwner { return sessionOwner }
    return owner
  }

  private func favourites(of owner: Account.ID) -> any FavouriteStore {
    switch source {
    case .database(let database): FavouriteLocalStore(database: database, owner: owner)
    case .remote: FavouriteOutboxStore(database: device, owner: owner)
    #if DEBUG
      case .mock(let settings): settings.favourites
    #endif
    }
  }

  private var visitorFavourites: (any FavouriteStore)? {
    switch person?.visitor {
    case .thisDevice: favourites(of: "")
    case .kept(let repository): repository
    case .nobody, nil: nil
    }
  }

  private var findFavourite: Favourite.Find {
    let items = favouriteItems
    return { id, policy throws(DomainError) in try await items.item(id: id, policy: policy) }
  }
}
