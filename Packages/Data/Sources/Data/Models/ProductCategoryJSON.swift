public import Domain

/// A category as DummyJSON serves it in the list under `/products/categories`.
public struct ProductCategoryJSON: Codable, Hashable, Sendable {
  public var slug: String
  public var name: String
}

extension ProductCategoryJSON {
  public init(_ category: ProductCategory) {
    slug = category.id
    name = category.name
  }

  public func toCategory() -> ProductCategory {
    ProductCategory(id: slug, name: name)
  }
}
