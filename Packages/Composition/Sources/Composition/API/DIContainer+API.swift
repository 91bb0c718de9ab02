import Data
import Presentation

extension DIContainer {
  /// The features whose items everyone may see, for programs, each with the format of its items.
  public var apis: [FeatureAPI] {
    [
      FeatureAPI(ProductFeature(useCases: self), as: ProductJSON.self),
      FeatureAPI(ArticleFeature(useCases: self), as: ArticleJSON.self),
      FeatureAPI(PickupPointFeature(useCases: self), as: PickupPointJSON.self),
    ]
  }

  /// The features whose items belong to a person, who may change them.
  public var editableAPIs: [EditableAPI] {
    let none: [EditableAPI] = []
    return none
      + [EditableAPI(AddressFeature(useCases: self), as: AddressJSON.self)]
  }

  /// The feature with a name; see ``Feature/name``.
  public func api(of feature: String) -> FeatureAPI? {
    apis.first { $0.feature.name == feature }
      ?? editableAPIs.map(\.reading).first { $0.feature.name == feature }
      ?? (feature == FavouriteFeature.name ? favouriteList : nil)
  }
}
