import CoordinatorStyle
public import Domain
public import Presentation
public import StyleContract
public import StyleViewParts
public import SwiftUI

/// The views of the coordinator style. The coordinator creates each with its view model.
public enum CoordinatorViews: ProductViews {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> some View {
    ShopCoordinator(setting).listView(route, WebTexts(setting.environment.localization))
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> some View {
    ShopCoordinator(setting).productView(id, WebTexts(setting.environment.localization))
  }
}

extension ShopCoordinator {
  func listView(_ route: ListRoute, _ texts: WebTexts) -> some View {
    ProductListView(viewModel: listScreen(route), texts: texts)
  }

  func productView(_ id: Product.ID, _ texts: WebTexts) -> some View {
    ProductDetailView(viewModel: productScreen(id), texts: texts)
  }
}
