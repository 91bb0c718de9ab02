import CleanStateStyle
public import Domain
public import Presentation
public import StyleContract
public import StyleViewParts
public import SwiftUI

/// The views of the CleanState style, each with its view state and interactor.
public enum CleanStateViews: ProductViews {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> some View {
    let (state, interactor) = CleanStateScreens.listScene(route, in: setting)
    return ProductListView(
      state: state,
      interactor: interactor,
      texts: WebTexts(setting.environment.localization)
    )
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> some View {
    let (state, interactor) = CleanStateScreens.productScene(id, in: setting)
    return ProductView(state: state, interactor: interactor, texts: WebTexts(setting.environment.localization))
  }
}
