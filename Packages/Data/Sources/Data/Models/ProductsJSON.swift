public import Domain

/// A page of products as DummyJSON serves it under `/products`, `/products/search` and `/products/category/NAME`.
public struct ProductsJSON: Codable, Hashable, Sendable {
  public var products: [ProductJSON]
  public var total: Int
  @Default<Zero> public var skip: Int
  @Default<Zero> public var limit: Int
}

extension ProductsJSON {
  public init(_ page: Page<Product>) {
    products = page.items.map(ProductJSON.init)
    total = page.total.reachable
    skip = page.request.offset
    limit = page.items.count
  }

  public func toPage(_ request: PageRequest) -> Page<Product> {
    Page(items: products.map { $0.toProduct() }, request: request, total: .exactly(max(total, 0)))
  }
}
