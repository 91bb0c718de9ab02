import Domain
import Presentation

/// The rules of the list: what is loaded, and how.
protocol ListUseCase: Sendable {
  /// The entity of another list; nil if that list is shown or loading already.
  func entity(of route: ListRoute, replacing old: ListEntity, isLoading: Bool) -> ListEntity?

  /// The entity with the data of its source.
  func loading(_ reason: ListEntity.Reason, for entity: ListEntity) async throws(DomainError) -> ListEntity

  func categories() async throws(DomainError) -> [Choice]
}

struct ListUseCaseImpl: ListUseCase {
  let repository: any ListRepository

  func entity(of route: ListRoute, replacing old: ListEntity, isLoading: Bool) -> ListEntity? {
    let isShown = isLoading || old.list != nil
    return route == old.route && isShown ? nil : ListEntity(route: route)
  }

  func loading(_ reason: ListEntity.Reason, for entity: ListEntity) async throws(DomainError) -> ListEntity {
    async let names = categoryNames(for: entity.route)
    async let marked = repository.marked()
    var loaded = entity.with(.settled)
    if reason != .more {
      loaded.list = nil
      loaded.policy = reason == .again ? .reload : .useCache
    }
    loaded.list = try await repository.list(entity.route, after: loaded.list, policy: loaded.policy)
    loaded.categoryNames = await names
    loaded.marked = await marked ?? []
    return loaded
  }

  func categories() async throws(DomainError) -> [Choice] {
    try await repository.categories()
  }

  /// The list can be shown without names, so an error is ignored.
  private func categoryNames(for route: ListRoute) async -> [String: String] {
    guard route.filter != nil, let categories = try? await repository.categories() else { return [:] }
    return Dictionary(categories.map { ($0.id ?? "", $0.name) }) { first, _ in first }
  }
}
