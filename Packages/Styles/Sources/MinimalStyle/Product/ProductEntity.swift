import Domain

/// What a product's screen is about and what was loaded for it.
struct ProductEntity: Equatable {
  enum Phase: Equatable {
    case settled
    case loading
    case failed(DomainError)
  }

  let id: Product.ID
  var product: Fetched<Product>?
  var categoryNames: [String: String] = [:]
  var isMarked: Bool?
  var phase = Phase.settled
}
