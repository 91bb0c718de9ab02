import Domain
import Mocks

extension GatedUseCases {
  var articleUseCase: any ArticleUseCase { GatedUseCase<Article>(gate: gate, choiceGate: choiceGate) }
}
