public import Domain
public import Presentation
public import StyleContract
public import StyleViewParts
public import SwiftUI

/// The views of the MVI style, over Presentation's view models.
public enum MVIViews: ProductViews {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> some View {
    ProductListView(
      viewModel: ProductListViewModel(setting.feature, route: route, in: setting.environment),
      texts: WebTexts(setting.environment.localization)
    )
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> some View {
    ProductView(
      viewModel: ProductDetailViewModel(setting.feature, id: id, in: setting.environment),
      texts: WebTexts(setting.environment.localization)
    )
  }
}
