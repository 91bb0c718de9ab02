import Presentation

/// The view of a host without SwiftUI: it shows the view data, and tells the view model what a person does.
@MainActor
final class ListScreen<ViewModel: ListViewModel>: Screen {
  let model: ViewModel
  private let environment: ScreenEnvironment

  init(model: ViewModel, environment: ScreenEnvironment) {
    self.model = model
    self.environment = environment
  }

  var state: ScreenState { model.viewData.state }

  func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await model.appear()
    case .refresh: await model.update()
    case .retry: await model.retry()
    case .loadMore: await model.loadMore()
    case .search(let text): await model.search(text)
    case .filter(let choice): await model.choose(choice)
    case .showChoices: await model.loadCategories()
    case .select(let id): environment.coordinator?.navigate(to: .detail(ProductFeature.name, id: id))
    default: break
    }
  }
}
