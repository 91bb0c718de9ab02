import Domain
import Presentation
import StyleContract

/// One of Presentation's screens, and what it does at the moment.
@MainActor
struct MVIScreen {
  private enum Model {
    case list(ProductListViewModel)
    case product(ProductDetailViewModel)
  }

  let work = ScreenWork()
  private let model: Model

  /// The first screen.
  init(_ setting: BrowserSetting, coordinator: any Coordinator) {
    switch setting.start {
    case .list(let route):
      model = .list(
        ProductListViewModel(
          useCases: setting,
          route: route,
          coordinator: coordinator,
          localization: setting.localization
        )
      )
    case .product(let id):
      model = Self.product(id, setting)
    }
  }

  /// A product that was opened.
  init(product id: Product.ID, _ setting: BrowserSetting) {
    model = Self.product(id, setting)
  }

  private static func product(_ id: Product.ID, _ setting: BrowserSetting) -> Model {
    .product(ProductDetailViewModel(useCases: setting, id: id, localization: setting.localization))
  }

  var content: BrowserScreen {
    switch model {
    case .list(let model): .list(model.state)
    case .product(let model): .product(model.state)
    }
  }

  /// Sends the action that an intent means to the screen, if it means one.
  func send(_ intent: BrowserIntent) async {
    switch model {
    case .list(let model):
      guard let action = ProductListViewModel.Action(intent) else { return }
      await work.run { await model.send(action) }
    case .product(let model):
      guard let action = ProductDetailViewModel.Action(intent) else { return }
      await work.run { await model.send(action) }
    }
  }
}

extension ProductListViewModel.Action {
  fileprivate init?(_ intent: BrowserIntent) {
    switch intent {
    case .appear: self = .appear
    case .search(let text): self = .search(text)
    case .loadMore: self = .loadMore
    case .refresh: self = .refresh
    case .retry: self = .retry
    case .select(let id): self = .select(id: id)
    case .back: return nil
    }
  }
}

extension ProductDetailViewModel.Action {
  fileprivate init?(_ intent: BrowserIntent) {
    switch intent {
    case .appear: self = .appear
    case .refresh: self = .refresh
    case .retry: self = .retry
    case .search, .loadMore, .select, .back: return nil
    }
  }
}
