import Domain
import Mocks

extension GatedUseCases {
  var productUseCase: any ProductUseCase { GatedUseCase<Product>(gate: gate, choiceGate: choiceGate) }
}
