#if DEBUG
  import Domain
  import Foundation
  import Presentation

  /// One product, to look at a screen without a shop; in debug builds only.
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

    func list(
      _ route: ListRoute,
      after list: PagedList<Product>?,
      policy: FetchPolicy
    ) async throws(DomainError) -> PagedList<Product> {
      let request = ProductFeature.query(for: route).page
      return PagedList(Fetched(Page(items: [product], request: request, total: .exactly(1))))
    }

    func categories() async throws(DomainError) -> [Choice] { [] }

    func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      guard id == product.id else { throw .notFound }
      return Fetched(product)
    }

    func categoryNames() async throws(DomainError) -> [String: String] { ["samples": "Samples"] }

    func marked() async -> Set<String>? { nil }
  }
#endif
