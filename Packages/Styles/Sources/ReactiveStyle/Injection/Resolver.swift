import Domain
import Presentation

/// What `@Injected` hands out.
///
/// There is none for the whole process, as one server makes screens for many people at the same time: a resolver holds
/// within the scope that it is given.
@MainActor
struct Resolver {
  @TaskLocal private static var scoped: Resolver?

  let products: any ProductPublishing
  let localization: Localization

  /// The resolver of the scope that runs now. Outside of all scopes each use case fails, and says why.
  static var current: Resolver {
    scoped ?? Resolver(products: ProductPublishers(useCase: UnregisteredShop()), localization: Localization())
  }

  /// Makes something whose dependencies come from this resolver.
  func scope<Value>(_ make: () -> Value) -> Value {
    Self.$scoped.withValue(self, operation: make)
  }
}

/// What stands in for a use case that nobody has registered: no crash, and no empty list that would hide the mistake.
struct UnregisteredShop: ProductUseCase {
  private static let error = DomainError.refused(code: "unregistered", message: "No scope has a ProductUseCase.")

  func listing(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
    throw Self.error
  }

  func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    throw Self.error
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    throw Self.error
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    throw Self.error
  }
}
