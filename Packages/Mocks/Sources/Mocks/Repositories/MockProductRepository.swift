#if DEBUG
  public import Domain

  /// Products from a list in memory.
  public struct MockProductRepository: ProductRepository {
    public var products: [Product]
    public var allCategories: [ProductCategory]
    public var behaviour: MockBehaviour

    public init(
      products: [Product] = .fixtures,
      categories: [ProductCategory] = .fixtures,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.products = products
      self.allCategories = categories
      self.behaviour = behaviour
    }

    public func products(
      matching query: ProductQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Product>> {
      try await behaviour.perform()
      let matching = products.filter { product in
        (query.categoryID == nil || query.categoryID == product.categoryID)
          && (query.text.isEmpty || query.text.matches([product.title, product.summary, product.brand ?? ""]))
      }
      return Fetched(Page(query.page, of: matching))
    }

    public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      try await behaviour.perform()
      guard let product = products.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(product)
    }

    public func categories() async throws(DomainError) -> [ProductCategory] {
      try await behaviour.perform()
      return allCategories.sorted { $0.id < $1.id }
    }
  }
#endif
