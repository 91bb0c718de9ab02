public import Domain
import MinimalStyle
public import Presentation
public import StyleContract
public import StyleViewParts
public import SwiftUI

/// The views of the minimal style. Its factories connect them with the other parts.
public enum MinimalViews: ProductViews {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> some View {
    ListViewFactory(route: route).view(setting)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> some View {
    ProductViewFactory(id: id).view(setting)
  }
}

extension ListViewFactory {
  @MainActor
  func view(_ setting: StyleSetting) -> some View {
    ListView(model: model(setting), texts: WebTexts(setting.environment.localization))
  }
}

extension ProductViewFactory {
  @MainActor
  func view(_ setting: StyleSetting) -> some View {
    ProductView(model: model(setting), texts: WebTexts(setting.environment.localization))
  }
}
