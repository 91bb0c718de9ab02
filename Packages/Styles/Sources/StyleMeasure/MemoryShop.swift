import Domain
import Foundation

/// Twenty products that need no waiting for.
struct MemoryShop: ProductUseCase {
  private static let listing = Listing(
    Fetched(
      Page(
        items: (1...20).map { id in
          Product(
            id: id,
            title: "Product \(id)",
            summary: "Something to count.",
            categoryID: "things",
            price: .usd(10),
            rating: Rating(average: 4),
            stock: id
          )
        },
        request: PageRequest(),
        total: .exactly(20)
      )
    )
  )

  func listing(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
    Self.listing
  }

  func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    listing
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    guard let product = Self.listing.items.first(where: { $0.id == id }) else { throw .notFound }
    return Fetched(product)
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    []
  }
}
