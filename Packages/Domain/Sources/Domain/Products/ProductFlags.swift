extension FeatureFlag {
  /// Whether the category on a product's screen leads to the products of that category.
  public static let categoryLinks = FeatureFlag("category-links", isOn: false, until: "2027-06-30")
}
