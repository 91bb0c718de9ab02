#if DEBUG
  public import Domain

  /// Answers every question about products with the same data, or the same error.
  ///
  /// It keeps no rules: what it was given is what a screen gets. Where a test wants the rules, it wants
  /// `DefaultProductUseCase` over a ``MockProductRepository``.
  public struct MockProductUseCase: ProductUseCase {
    public var products: [Product]
    public var allCategories: [ProductCategory]

    /// How many products there are in all; more than are in `products` means that more can be loaded.
    public var total: Int
    public var freshness: Freshness
    public var behaviour: MockBehaviour

    public init(
      products: [Product] = .fixtures,
      categories: [ProductCategory] = .fixtures,
      total: Int? = nil,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour()
    ) {
      self.products = products
      self.allCategories = categories
      self.total = total ?? products.count
      self.freshness = freshness
      self.behaviour = behaviour
    }

    public func listing(
      matching query: ProductQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<Product> {
      try await behaviour.perform()
      return Listing(Fetched(page(query.page), freshness: freshness))
    }

    public func more(
      of listing: Listing<Product>,
      matching query: ProductQuery,
      policy: FetchPolicy
    ) async throws(DomainError) -> Listing<Product> {
      try await behaviour.perform()
      return listing.appending(Fetched(page(listing.lastRequest.next), freshness: freshness))
    }

    public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
      try await behaviour.perform()
      guard let product = products.first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(product, freshness: freshness)
    }

    public func categories() async throws(DomainError) -> [ProductCategory] {
      try await behaviour.perform()
      return allCategories
    }

    private func page(_ request: PageRequest) -> Page<Product> {
      Page(items: products, request: request, total: .exactly(total))
    }
  }
#endif
