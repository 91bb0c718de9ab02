#if DEBUG
  public import Domain

  /// Products and categories from lists in memory.
  public struct MockProductRepository: ProductRepository {
    private let base: MockRepository<Product>
    private let allCategories: [ProductCategory]
    private let onCategories: MockBehaviour

    public init(
      products: [Product] = .fixtures,
      categories: [ProductCategory] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      base = MockRepository(items: products, freshness: freshness, behaviour: behaviour)
      allCategories = categories
      onCategories = behaviour
    }

    public init(_ settings: MockSettings) {
      base = MockRepository(settings)
      allCategories = .fixtures
      onCategories = settings.onCategories ?? settings.behaviour
    }

    public func page(
      matching query: ProductQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Product>> {
      try await base.page(matching: query, policy: policy)
    }

    public func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      try await base.item(id: id, policy: policy)
    }

    public func categories() async throws(DomainError) -> [ProductCategory] {
      try await onCategories.perform()
      return allCategories.sorted { $0.id < $1.id }
    }
  }
#endif
