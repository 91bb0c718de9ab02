import Domain
import Presentation

/// What the list is about and what came of it: no words for people, and no rules.
struct ListEntity: Equatable {
  enum Phase: Equatable {
    case settled
    case loading(Reason)
    case failed(DomainError, Reason)
  }

  /// Why something is loaded.
  enum Reason: Equatable {
    /// Another list, or the first.
    case first

    /// The same again.
    case again

    /// The following page.
    case more
  }

  var route: ProductListRoute
  var listing: Listing<Product>?

  /// What people call the route's category.
  var categoryName: String?

  /// How the listing was loaded, and its following pages will be.
  var policy = FetchPolicy.useCache
  var phase = Phase.settled

  init(route: ProductListRoute) {
    self.route = route
  }
}
