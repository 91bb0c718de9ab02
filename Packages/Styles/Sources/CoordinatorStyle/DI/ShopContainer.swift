import Presentation
import StyleContract

/// The services that all screens share.
@MainActor
struct ShopContainer {
  let list: ListContent<ProductFeature>
  let product: DetailContent<ProductFeature>
  let localization: Localization

  init(_ setting: StyleSetting) {
    list = setting.listContent
    product = setting.productContent
    localization = setting.environment.localization
  }
}
