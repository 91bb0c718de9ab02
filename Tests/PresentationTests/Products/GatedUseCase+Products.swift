import Domain
import Foundation
import Mocks
import TestSupport

extension ProductQuery: FilteredQuery {
  var filter: String? { categoryID }
}

extension GatedUseCase: ProductUseCase where Item == Product {
  func categories() async throws(DomainError) -> [ProductCategory] {
    try await choiceGate.call("categories").map { ProductCategory(id: $0, name: $0.capitalized) }
  }
}

extension [String] {
  /// The identifiers of the categories' fixtures.
  static let categories = [ProductCategory].fixtures.map(\.id)
}
