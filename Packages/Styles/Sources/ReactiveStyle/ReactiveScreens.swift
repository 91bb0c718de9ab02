public import Domain
public import Presentation
public import StyleContract

/// The reactive style: what a person does is a stream, what the screen shows is a stream, and a view model is a pure
/// transform from one to the other. Use cases are publishers, and are injected.
public enum ReactiveScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    let content = setting.listContent
    let model = Resolver(setting).scope { ListViewModel(route: route) }
    return ReactiveView(model, in: setting.environment) { state in
      content.state(of: state.route, choices: state.choices, content: state.content)
    }
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    let content = setting.productContent
    let model = Resolver(setting).scope { ProductViewModel(id: id) }
    return ReactiveView(model, in: setting.environment) { content.state(of: id, content: $0.content) }
  }
}

extension Resolver {
  fileprivate init(_ setting: StyleSetting) {
    products = ProductPublishers(list: setting.listContent, product: setting.productContent)
    localization = setting.environment.localization
  }
}
