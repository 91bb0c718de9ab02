import Domain
import Presentation

/// What the list is about and what was loaded for it, without texts and without rules.
struct ListEntity: Equatable {
  enum Phase: Equatable {
    case settled
    case loading(Reason)
    case failed(DomainError, Reason)
  }

  /// Why something is loaded.
  enum Reason: Equatable {
    /// Another list, or the first one.
    case first

    /// The same again.
    case again

    /// The next page.
    case more
  }

  var route: ListRoute
  var list: PagedList<Product>?
  var categoryNames: [String: String] = [:]
  var marked: Set<String> = []

  /// How the list was loaded; its following pages are loaded in the same way.
  var policy = FetchPolicy.useCache
  var phase = Phase.settled

  init(route: ListRoute) {
    self.route = route
  }

  func with(_ phase: Phase) -> ListEntity {
    var entity = self
    entity.phase = phase
    return entity
  }
}
