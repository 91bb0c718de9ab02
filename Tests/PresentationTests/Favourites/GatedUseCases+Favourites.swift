import Domain
import Mocks

extension GatedUseCases {
  var hasFavourites: Bool { false }
  var favouriteUseCase: any FavouriteUseCase { GatedUseCase<Favourite>(gate: gate, choiceGate: choiceGate) }
}

/// Only lists go through the gate, as details of other features ask for favourites too.
extension GatedUseCase: FavouriteUseCase where Item == Favourite {
  func ids() async throws(DomainError) -> Set<FavouriteItem.ID> { [] }

  func set(_ id: FavouriteItem.ID, isFavourite: Bool) async throws(DomainError) -> FavouriteChange? { nil }

  func updates() async -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
