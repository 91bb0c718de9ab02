import Domain
import Presentation
import StyleContract

/// Connects the parts of the list.
struct ListViewFactory: Hashable {
  enum FactoryType: Hashable {
    case live

    #if DEBUG
      /// Made-up data, for a first look.
      case mock
    #endif
  }

  var type = FactoryType.live
  var route = ProductListRoute()

  /// - Parameter shop: Where live data comes from.
  @MainActor
  func view(shop: any ProductUseCase, localization: Localization) -> ListView<ListViewModelImpl> {
    switch type {
    case .live: view(ListRepositoryImpl(shop: shop), localization)
    #if DEBUG
      case .mock: view(SampleRepository(), localization)
    #endif
    }
  }

  @MainActor
  private func view(_ repository: some ListRepository, _ localization: Localization) -> ListView<ListViewModelImpl> {
    let useCase = ListUseCaseImpl(repository: repository)
    return ListView(model: ListViewModelImpl(useCase: useCase, route: route, localization: localization))
  }
}
