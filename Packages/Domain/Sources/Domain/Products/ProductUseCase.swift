/// What a person can do with the shop's products.
///
/// ``PagedUseCase/list(matching:policy:)`` throws ``DomainError/unknownCategory(_:known:)`` for a category that does not
/// exist.
public protocol ProductUseCase: PagedUseCase where Item == Product, Query == ProductQuery {
  func categories() async throws(DomainError) -> [ProductCategory]
}

/// Something that provides a ``ProductUseCase``; view models ask for a composition of such protocols.
public protocol HasProductUseCase {
  var productUseCase: any ProductUseCase { get }
}
