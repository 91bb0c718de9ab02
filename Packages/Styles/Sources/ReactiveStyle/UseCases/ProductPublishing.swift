import Domain
import Presentation

/// The use cases of the product browser, as publishers; see ``ListPublishing``.
@MainActor
protocol ProductPublishing: ListPublishing<Product> {
  func choices() -> Loading<[Choice]>
  func product(id: Product.ID, policy: FetchPolicy) -> Loading<Content>
}

/// The shop's use cases.
struct ProductPublishers: ProductPublishing {
  let list: ListContent<ProductFeature>
  let product: DetailContent<ProductFeature>

  func list(
    _ route: ListRoute,
    after pages: PagedList<Product>?,
    policy: FetchPolicy
  ) -> Loading<ListState<Product>.Page> {
    list.list(route, after: pages, policy: policy)
  }

  func choices() -> Loading<[Choice]> {
    .load { [list] () async throws(DomainError) in try await list.choices() }
  }

  func product(id: Product.ID, policy: FetchPolicy) -> Loading<Content> {
    .load { [product] () async throws(DomainError) in try await product.load(id, policy: policy) }
  }
}

/// Replaces use cases that no scope provides.
struct UnregisteredProducts: ProductPublishing {
  private let name = "ProductPublishing"

  func list(
    _ route: ListRoute,
    after list: PagedList<Product>?,
    policy: FetchPolicy
  ) -> Loading<ListState<Product>.Page> {
    .unregistered(name)
  }

  func choices() -> Loading<[Choice]> { .unregistered(name) }
  func product(id: Product.ID, policy: FetchPolicy) -> Loading<Content> { .unregistered(name) }
}
