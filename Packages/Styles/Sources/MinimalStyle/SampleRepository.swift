#if DEBUG
  import Domain
  import Foundation
  import Presentation

  /// One product, for a first look at a screen without a shop behind it; in debug builds only.
  struct SampleRepository: ListRepository, SingleProductRepository {
    private let product = Product(
      id: 1,
      title: "Sample",
      summary: "Something to look at.",
      categoryID: "samples",
      price: .usd(1),
      rating: Rating(average: 5),
      stock: 1
    )

    func listing(of route: ProductListRoute, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
      Listing(Fetched(Page(items: [product], request: route.query.page, total: .exactly(1))))
    }

    func more(
      of listing: Listing<Product>,
      in route: ProductListRoute,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<Product> {
      listing
    }

    func categoryName(of route: ProductListRoute) async -> String? {
      route.category
    }

    func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      guard id == product.id else { throw .notFound }
      return Fetched(product)
    }

    func categoryNames() async -> [ProductCategory.ID: String] {
      ["samples": "Samples"]
    }
  }
#endif
