import Domain
import Observation
import Presentation

/// What a product's screen shows: the only truth about it.
@Observable
@MainActor
final class ProductViewState: ProductData {
  let id: Product.ID
  private(set) var content = LoadState<ProductDetailViewData>.idle

  /// What a cancelled load goes back to.
  @ObservationIgnored private var settled = LoadState<ProductDetailViewData>.idle
  private let localization: Localization

  init(id: Product.ID, localization: Localization) {
    self.id = id
    self.localization = localization
  }

  var isBlank: Bool { settled == .idle }
}

extension ProductViewState: ProductPresentationLogic {
  func presentLoading() {
    content = settled.content.map { .loaded($0, .refreshing) } ?? .loading
  }

  func present(_ product: Fetched<Product>, categoryNames: [ProductCategory.ID: String]) {
    settled = .loaded(ProductDetailViewData(product, categoryNames: categoryNames, localization: localization))
    content = settled
  }

  func present(_ error: DomainError) {
    let words = ErrorViewData(error, on: .productDetail(id: id), localization: localization)
    settled = settled.content.map { .loaded($0, .failed(words)) } ?? .failed(words)
    content = settled
  }

  func presentCancellation() {
    content = settled
  }
}
