import Domain

/// A category in DummyJSON's format.
struct CategoryAnswer: Encodable, Hashable, Sendable {
  let slug: String
  let name: String

  init(_ category: ProductCategory) {
    slug = category.id
    name = category.name
  }
}
