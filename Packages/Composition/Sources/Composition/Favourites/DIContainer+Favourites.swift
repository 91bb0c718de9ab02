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
    case .embedded(let database):
      CheckedFavouriteLog(FavouriteLocalLog(database: database, owner: owner), find: findFavourite)
    case .remote: nil
    #if DEBUG
      case .mock(let settings): CheckedFavouriteLog(settings.favourites, find: findFavourite)
    #endif
    }
  }

  /// Keeps this device and its server the same; nil without a server. Make one for as long as a session lasts.
  ///
  /// - Throws: ``DomainError/signInRequired`` without a session.
  public func favouriteSynchroniser() async throws(DomainError) -> FavouriteSynchroniser? {
    guard case .remote(let service, _) = source, let person else { return nil }
    let owner = try await favouriteOwner()
    // What was liked before the sign-in is sent as well.
    _ = try await currentFavourites.get()
    return FavouriteSynchroniser(
      outbox: FavouriteOutboxStore(database: device, owner: owner),
      log: FavouriteRemoteLog(service: AuthorizedService(service, person.tokens)),
      now: { Self.now }
    )
  }

  /// In milliseconds since 1970.
  private static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

  var currentFavourites: CurrentFavourites {
    CurrentFavourites(owner: favouriteOwner, visitor: visitorFavourites) { favourites(of: $0) }
  }

  /// A program whose accounts another server keeps knows whose session it has while that server is away.
  private var favouriteOwner: @Sendable () async throws(DomainError) -> Account.ID {
    let owner = owner
    guard case .remote = source, let person else { return owner }
    return { () async throws(DomainError) in
      if let known = try await person.tokens.account() { return known }
      return try await owner()
    }
  }

  private func favourites(of owner: Account.ID) -> any FavouriteStore {
    switch source {
    case .embedded(let database): FavouriteLocalStore(database: database, owner: owner)
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
    let items = productUseCase
    return { id, policy throws(DomainError) in try await items.item(id: id, policy: policy) }
  }
}
