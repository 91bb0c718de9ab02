import Domain
import Presentation

/// What the interactor may read of the view state.
@MainActor
protocol ProductListData: AnyObject {
  var route: ProductListRoute { get }
  var listing: Listing<Product>? { get }

  /// How the listing was loaded, and its following pages will be.
  var policy: FetchPolicy { get }

  /// What failed last, where that is what the screen says.
  var failedLoad: ProductListLoad? { get }
}

/// What is loaded for the list.
enum ProductListLoad: Equatable {
  case first
  case refresh
  case nextPage
}
