import Domain

/// A category to choose.
public struct CategoryViewData: Equatable, Identifiable, Sendable {
  /// What ``ProductListViewModel/Action/filter(category:)`` takes; nil stands for all categories.
  public let id: String?
  public let name: String
}

extension CategoryViewData {
  static func list(_ categories: [ProductCategory], localization: Localization) -> [CategoryViewData] {
    [CategoryViewData(id: nil, name: localization.text(.productsCategoryAll))]
      + categories.map { CategoryViewData(id: $0.id, name: $0.name) }
  }
}
