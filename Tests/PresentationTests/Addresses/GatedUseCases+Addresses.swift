import Domain
import Mocks

extension GatedUseCases {
  var addressUseCase: any AddressUseCase { GatedUseCase<Address>(gate: gate, choiceGate: choiceGate) }
}
