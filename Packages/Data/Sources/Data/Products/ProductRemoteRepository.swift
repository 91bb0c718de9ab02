public import Domain

/// Products from a REST API in DummyJSON's format.
public struct ProductRemoteRepository: ProductRepository {
  private let service: NetworkService
  private let products: RemoteRepository<ProductJSON>

  public init(service: NetworkService) {
    self.service = service
    products = RemoteRepository(service: service)
  }

  /// - Throws: ``DomainError/categoryIgnored(_:)`` if the server returns products of other categories.
  public func page(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    do throws(DomainError) {
      let page = try await products.page(matching: query, policy: policy)
      if let categoryID = query.categoryID, page.value.items.contains(where: { $0.categoryID != categoryID }) {
        throw .categoryIgnored(categoryID)
      }
      return page
    } catch .notFound where query.categoryID != nil {
      return Fetched(Page(items: [], request: query.page, total: .exactly(0)))
    }
  }

  public func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await products.item(id: id, policy: policy)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    do {
      let json: [ProductCategoryJSON] = try await service.request(ProductJSON.categoriesEndpoint)
      return json.map { $0.toCategory() }.sorted { $0.id < $1.id }
    } catch {
      throw error.domainError
    }
  }
}
