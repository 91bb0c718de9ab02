/// The rules for browsing products, on top of any ``ProductRepository``.
public struct DefaultProductUseCase: ProductUseCase {
  private let repository: any ProductRepository
  private let paging: DefaultPagedUseCase<Product, ProductQuery>

  public init(repository: some ProductRepository) {
    self.repository = repository
    paging = DefaultPagedUseCase(repository: repository)
  }

  /// Tells an empty category from one that does not exist.
  public func list(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product> {
    let list = try await paging.list(matching: query, policy: policy)
    guard list.items.isEmpty, let categoryID = query.categoryID else { return list }
    let known = try await repository.categories().map(\.id)
    guard known.contains(categoryID) else { throw .unknownCategory(categoryID, known: known) }
    return list
  }

  public func more(
    of list: PagedList<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product> {
    try await paging.more(of: list, matching: query, policy: policy)
  }

  public func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await repository.item(id: id, policy: policy)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    try await repository.categories()
  }
}
