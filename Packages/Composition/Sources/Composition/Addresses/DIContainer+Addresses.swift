import Data
public import Domain

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var addressUseCase: any AddressUseCase { DefaultEditableUseCase(repository: addressRepository) }

  private var addressRepository: any AddressRepository {
    switch source {
    case .embedded(let database): AddressLocalRepository(database: database, owner: owner)
    case .remote: NoAccountRepository<Address>()
    #if DEBUG
      case .mock(let settings): MockAddressRepository(settings, owner: owner)
    #endif
    }
  }
}
