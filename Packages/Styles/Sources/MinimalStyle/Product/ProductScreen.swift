import Presentation

/// The view of a host without SwiftUI; see ``ListScreen``.
@MainActor
final class ProductScreen<ViewModel: ProductViewModel>: Screen {
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
