import Domain

/// A product, and what is known about it.
struct ProductEntity: Equatable {
  let product: Fetched<Product>
  let categoryNames: [String: String]
  let isMarked: Bool?
}
