public import Domain
public import Presentation
public import StyleContract

/// The reactive style: publishers from the use cases to the screen, view models that transform an input to an output, and
/// dependencies that are injected.
public enum ReactiveScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    ReactiveScreen(listModel(route, in: setting), in: setting.environment)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    ReactiveScreen(productModel(id, in: setting), in: setting.environment)
  }

  /// The view model of a list, for a view.
  public static func listModel(_ route: ListRoute, in setting: StyleSetting) -> ListViewModel {
    let content = setting.listContent
    return Resolver(setting).scope {
      ListViewModel(route: route) { content.state(of: $0.route, choices: $0.choices, content: $0.content) }
    }
  }

  /// The view model of a product, for a view.
  public static func productModel(_ id: Product.ID, in setting: StyleSetting) -> ProductViewModel {
    let content = setting.productContent
    return Resolver(setting).scope {
      ProductViewModel(id: id) { content.state(of: id, content: $0.content) }
    }
  }
}

extension Resolver {
  fileprivate init(_ setting: StyleSetting) {
    self.init(
      products: ProductPublishers(list: setting.listContent, product: setting.productContent),
      localization: setting.environment.localization
    )
  }
}
