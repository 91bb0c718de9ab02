import CCatalogue
public import Domain

extension Catalogue {
  public static let categories = [
    ProductCategory(id: "audio", name: "Audio"),
    ProductCategory(id: "beauty", name: "Beauty"),
    ProductCategory(id: "books", name: "Books"),
    ProductCategory(id: "furniture", name: "Furniture"),
    ProductCategory(id: "garden", name: "Garden"),
    ProductCategory(id: "groceries", name: "Groceries"),
    ProductCategory(id: "kitchen", name: "Kitchen"),
    ProductCategory(id: "laptops", name: "Laptops"),
    ProductCategory(id: "lighting", name: "Lighting"),
    ProductCategory(id: "sports", name: "Sports"),
    ProductCategory(id: "stationery", name: "Stationery"),
    ProductCategory(id: "toys", name: "Toys"),
  ]

  /// All products in the order of their identifiers, which alternate between the categories.
  public static func products() throws -> [Product] {
    try items(ProductJSON.self, from: String(cString: productCatalogue()))
  }
}
