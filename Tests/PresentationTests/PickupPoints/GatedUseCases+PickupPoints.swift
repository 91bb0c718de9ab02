import Domain
import Mocks

extension GatedUseCases {
  var pickupPointUseCase: any PickupPointUseCase { GatedUseCase<PickupPoint>(gate: gate, choiceGate: choiceGate) }
}
