import Presentation

/// Shows the view data, and tells the view model what a person does. Hosts draw its state.
@MainActor
final class ProductView<ViewModel: ProductViewModel>: Screen {
  let model: ViewModel

  init(model: ViewModel) {
    self.model = model
  }

  var state: ScreenState { model.viewData.state }

  func send(_ action: ScreenAction) async {
    switch action {
    case .appear: await model.appear()
    case .refresh, .retry: await model.update()
    default: break
    }
  }
}
