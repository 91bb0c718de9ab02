import Domain
import Presentation

/// The items that items of a feature name, from the features with the names that its form says.
struct FeatureReferences<F: EditableFeature>: EditableReferences {
  let useCases: DIContainer

  func items(of feature: String) async throws(DomainError) -> [ReferencedItem]? {
    guard let other = Features.all.first(where: { $0.name == feature }) else { return [] }
    return try await items(of: other)
  }

  func broken(in values: F.Item.Values) async throws(DomainError) -> [String] {
    let entries = F.entries(of: values)
    var broken: [String] = []
    for field in F.formFields {
      guard let feature = field.feature, let id = entries[field.name], !id.isEmpty else { continue }
      let other = Features.all.first { $0.name == feature }
      if let other, try await has(id, of: other) { continue }
      broken.append(field.name)
    }
    return broken
  }

  private func items<Other: Feature>(of other: Other.Type) async throws(DomainError) -> [ReferencedItem]? {
    let feature = Other(useCases: useCases)
    let query = Other.query(for: ListRoute(Other.name, pageSize: PageSize.allowed.upperBound))
    let list = try await feature.useCase.list(matching: query, policy: .useCache)
    if list.hasMore { return nil }
    let details = DetailContent(feature, localization: Localization())
    return list.items.map { item in
      ReferencedItem(id: String(item.id), title: details.content(of: Fetched(item), choiceNames: [:]).title)
    }
  }

  private func has<Other: Feature>(_ id: String, of other: Other.Type) async throws(DomainError) -> Bool {
    guard let id = Other.id(id) else { return false }
    do throws(DomainError) {
      _ = try await Other(useCases: useCases).useCase.item(id: id, policy: .useCache)
      return true
    } catch .notFound {
      return false
    }
  }
}

extension DIContainer {
  /// The use case of a feature whose items people change.
  func editing<F: EditableFeature>(
    _ feature: F.Type,
    _ repository: some EditableRepository<F.Item, F.Query>
  ) -> DefaultEditableUseCase<F.Item, F.Query> {
    DefaultEditableUseCase(repository: repository, references: FeatureReferences<F>(useCases: self))
  }
}
