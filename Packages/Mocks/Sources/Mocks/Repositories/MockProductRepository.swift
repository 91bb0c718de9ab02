#if DEBUG
  public import Domain

  /// Products from a list in memory.
  public struct MockProductRepository: ProductRepository {
    public var products: [Product]
    public var allCategories: [ProductCategory]
    public var freshness: Freshness
    private let behaviours: MockBehaviours

    /// - Parameters:
    ///   - onReload: What it does instead where the source itself has to answer; nil for the same.
    ///   - onLaterPages: What it does instead for every page but the first; nil for the same.
    ///   - onCategories: What it does instead where the categories are asked for; nil for the same.
    public init(
      products: [Product] = .fixtures,
      categories: [ProductCategory] = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour(),
      onReload: MockBehaviour? = nil,
      onLaterPages: MockBehaviour? = nil,
      onCategories: MockBehaviour? = nil
    ) {
      self.products = products
      self.allCategories = categories
      self.freshness = freshness
      behaviours = MockBehaviours(
        usual: behaviour,
        onReload: onReload,
        onLaterPages: onLaterPages,
        onCategories: onCategories
      )
    }

    public func products(
      matching query: ProductQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Fetched<Page<Product>> {
      try await behaviours.perform(policy, page: query.page)
      let matching = products.filter { product in
        (query.categoryID == nil || query.categoryID == product.categoryID)
          && (query.text.isEmpty || query.text.matches([product.title, product.summary, product.brand ?? ""]))
      }
      return Fetched(Page(query.page, of: matching), freshness: freshness)
    }

    public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      try await behaviours.perform(policy)
      guard let product = products.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(product, freshness: freshness)
    }

    public func categories() async throws(DomainError) -> [ProductCategory] {
      try await behaviours.performCategories()
      return allCategories.sorted { $0.id < $1.id }
    }
  }
#endif
