import Domain
import Presentation

/// What the interactor may say to the view state: the only way to change it.
@MainActor
protocol ProductListPresentationLogic: AnyObject {
  /// Another list is wanted; nothing of the old one stays.
  func present(route: ProductListRoute)
  func presentLoading(_ load: ProductListLoad)
  func present(_ listing: Listing<Product>, categoryName: String?, policy: FetchPolicy)
  func present(_ error: DomainError, of load: ProductListLoad)

  /// The load was cancelled: what was there before it is there again.
  func presentCancellation()
}
