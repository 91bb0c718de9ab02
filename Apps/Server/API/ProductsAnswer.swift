import Domain

/// A stretch of products in DummyJSON's format.
struct ProductsAnswer: Encodable, Hashable, Sendable {
  let products: [ProductAnswer]

  /// How many there are to page through.
  let total: Int
  let skip: Int

  /// How many are here, which is less than was asked for at the end of the list.
  let limit: Int

  init(_ products: [Product], total: ResultCount, skip: Int) {
    self.products = products.map(ProductAnswer.init)
    self.total = total.reachable
    self.skip = skip
    limit = products.count
  }
}
