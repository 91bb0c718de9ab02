public import Domain

/// A category as DummyJSON serves it in the list under `/products/categories`.
public struct ProductCategoryJSON: Codable, Hashable, Sendable {
  let slug: String
  let name: String

  public init(_ category: ProductCategory) {
    slug = category.id
    name = category.name
  }

  func toCategory() -> ProductCategory {
    ProductCategory(id: slug, name: name)
  }
}
