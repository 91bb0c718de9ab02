import Data
public import Domain

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var productUseCase: any ProductUseCase { DefaultProductUseCase(repository: productRepository) }

  private var productRepository: any ProductRepository {
    switch source {
    case .database(let database): database.products
    case .remote(let service, let cache):
      CachedProductRepository(remote: ProductRemoteRepository(service: service), cache: cache)
    #if DEBUG
      case .mock(let settings): MockProductRepository(settings)
    #endif
    }
  }
}
