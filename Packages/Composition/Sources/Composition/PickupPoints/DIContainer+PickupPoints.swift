import Data
public import Domain

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var pickupPointUseCase: any PickupPointUseCase { DefaultPagedUseCase(repository: pickupPointRepository) }

  private var pickupPointRepository: any PickupPointRepository {
    switch source {
    case .database(let database): database.documents(PickupPointJSON.self)
    case .remote(let service, let cache):
      CachedPickupPointRepository(remote: PickupPointRemoteRepository(service: service), cache: cache)
    #if DEBUG
      case .mock(let settings): MockRepository<PickupPoint>(settings)
    #endif
    }
  }
}
