import Domain

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The product's use case, as publishers.
struct ProductPublishers: ProductPublishing {
  let useCase: any ProductUseCase

  func products(matching query: ProductQuery, policy: FetchPolicy) -> AnyPublisher<Listing<Product>, DomainError> {
    let useCase = useCase
    return TaskPublisher.of { () async throws(DomainError) in
      try await useCase.listing(matching: query, policy: policy)
    }
  }

  func products(
    after listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) -> AnyPublisher<Listing<Product>, DomainError> {
    let useCase = useCase
    return TaskPublisher.of { () async throws(DomainError) in
      try await useCase.more(of: listing, matching: query, policy: policy)
    }
  }

  func product(id: Product.ID, policy: FetchPolicy) -> AnyPublisher<Fetched<Product>, DomainError> {
    let useCase = useCase
    return TaskPublisher.of { () async throws(DomainError) in
      try await useCase.product(id: id, policy: policy)
    }
  }

  func categoryNames() -> AnyPublisher<[ProductCategory.ID: String], Never> {
    let useCase = useCase
    return TaskPublisher.of { () async throws(Never) in await useCase.categoryNames() }
  }
}
