import Domain
import Presentation

/// What the list shows, and what it waits for.
struct ListState: Equatable {
  /// Work that is wanted. Two requests are never equal, as the second would otherwise not be done.
  struct Request: Equatable {
    enum Kind: Equatable {
      case first, again, more
    }

    let number: Int
    let kind: Kind
    let route: ProductListRoute
    let listing: Listing<Product>?
    let policy: FetchPolicy

    /// What is on the screen again if the request is cancelled.
    let before: LoadState<ProductListViewData>
  }

  var route: ProductListRoute
  var content = LoadState<ProductListViewData>.idle
  var listing: Listing<Product>?
  var policy = FetchPolicy.useCache
  var failed: Request.Kind?
  var request: Request?
  var requests = 0
}

/// What happens to the list.
enum ListEvent {
  case appear
  case search(String)
  case loadMore
  case refresh
  case retry

  /// The request with this number is not wanted any more.
  case cancel(Int)
  case loaded(ListState.Request, Listing<Product>, LoadState<ProductListViewData>)
  case failed(ListState.Request, DomainError, ErrorViewData)
}
