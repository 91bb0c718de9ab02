#if DEBUG
  import Domain
  import Foundation

  /// One product, to look at a screen without a shop; in debug builds only.
  struct SampleRepository: ProductRepository {
    private let product = Product(
      id: 1,
      title: "Sample",
      summary: "Something to look at.",
      categoryID: "samples",
      price: .usd(1),
      rating: Rating(average: 5),
      stock: 1
    )

    func page(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Product>> {
      Fetched(Page(items: [product], request: query.page, total: .exactly(1)))
    }

    func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      guard id == product.id else { throw .notFound }
      return Fetched(product)
    }

    func categories() async throws(DomainError) -> [ProductCategory] {
      [ProductCategory(id: "samples", name: "Samples")]
    }
  }
#endif
