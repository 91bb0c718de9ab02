import Data
public import Domain
import Presentation

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var addressUseCase: any AddressUseCase { editing(AddressFeature.self, addressRepository) }

  var addressRepository: any AddressRepository {
    switch source {
    case .database(let database): EditableLocalRepository<AddressJSON>(database: database, owner: owner)
    case .remote(let service, _):
      if let person {
        EditableRemoteRepository<AddressJSON>(service: AuthorizedService(service, person.tokens))
      } else {
        NoAccountRepository<Address>()
      }
    #if DEBUG
      case .mock(let settings): MockEditableRepository<Address>(settings, owner: owner)
    #endif
    }
  }
}
