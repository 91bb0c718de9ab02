import Domain
import Presentation

/// The rules of the list: what is loaded for what a person wants, and how.
protocol ListUseCase: Sendable {
  /// The list that a text finds, or nil where that is the list that is there already.
  func list(finding text: String, in entity: ListEntity) -> ListEntity?

  /// Whether there is a following page to load.
  func hasMore(_ entity: ListEntity) -> Bool

  /// The entity with what its source has for it.
  func loading(_ reason: ListEntity.Reason, for entity: ListEntity) async throws(DomainError) -> ListEntity
}

struct ListUseCaseImpl: ListUseCase {
  let repository: any ListRepository

  func list(finding text: String, in entity: ListEntity) -> ListEntity? {
    let old = entity.route
    let new = ProductListRoute(search: text, category: old.category, pageSize: old.pageSize)
    let isThere = entity.listing != nil || entity.phase == .loading(.first)
    return new == old && isThere ? nil : ListEntity(route: new)
  }

  func hasMore(_ entity: ListEntity) -> Bool {
    entity.listing?.hasMore ?? false
  }

  func loading(_ reason: ListEntity.Reason, for entity: ListEntity) async throws(DomainError) -> ListEntity {
    var loaded = entity
    async let categoryName = repository.categoryName(of: entity.route)
    switch (reason, entity.listing) {
    case (.more, let listing?):
      // A new list does not go on with an old page, so the policy stays.
      loaded.listing = try await repository.more(of: listing, in: entity.route, policy: entity.policy)
    case (.again, _):
      loaded.policy = .reload
      loaded.listing = try await repository.listing(of: entity.route, policy: .reload)
    case (.first, _), (.more, nil):
      loaded.policy = .useCache
      loaded.listing = try await repository.listing(of: entity.route, policy: .useCache)
    }
    loaded.categoryName = await categoryName
    loaded.phase = .settled
    return loaded
  }
}
