public import Domain
public import Presentation
import ReactiveStyle
public import StyleContract
public import StyleViewParts
public import SwiftUI

/// The views of the reactive style.
public enum ReactiveViews: ProductViews {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> some View {
    ListView(
      viewModel: ReactiveScreens.listModel(route, in: setting),
      texts: WebTexts(setting.environment.localization)
    )
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> some View {
    ProductView(
      viewModel: ReactiveScreens.productModel(id, in: setting),
      texts: WebTexts(setting.environment.localization)
    )
  }
}
