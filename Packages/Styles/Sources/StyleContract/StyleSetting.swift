public import Presentation

/// What every style creates its screens with.
@MainActor
public struct StyleSetting {
  public let feature: ProductFeature
  public let environment: ScreenEnvironment
  public let listContent: ListContent<ProductFeature>
  public let productContent: DetailContent<ProductFeature>

  public init(_ feature: ProductFeature, in environment: ScreenEnvironment) {
    self.feature = feature
    self.environment = environment
    listContent = ListContent(feature, localization: environment.localization)
      .marked(by: environment.marker)
    productContent = DetailContent(feature, localization: environment.localization)
      .marked(by: environment.marker)
  }
}
