import Domain
import Mocks
import Presentation

/// All that screens can ask for, made up but for what a test has of its own.
protocol ScreenUseCases:
  HasProductUseCase,
  HasArticleUseCase,
  HasPickupPointUseCase
{}

extension ScreenUseCases {
  var productUseCase: any ProductUseCase { MockProductUseCase() }
  var articleUseCase: any ArticleUseCase { MockArticleUseCase() }
  var pickupPointUseCase: any PickupPointUseCase { MockPickupPointUseCase() }
}
