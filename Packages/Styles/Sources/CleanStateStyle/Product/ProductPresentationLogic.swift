import Domain

/// What the interactor may say to the view state: the only way to change it.
@MainActor
protocol ProductPresentationLogic: AnyObject {
  func presentLoading()
  func present(_ product: Fetched<Product>, categoryNames: [ProductCategory.ID: String])
  func present(_ error: DomainError)

  /// The load was cancelled: what was there before it is there again.
  func presentCancellation()
}
