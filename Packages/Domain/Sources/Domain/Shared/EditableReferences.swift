/// An item of another feature, as a person chooses it.
public struct ReferencedItem: Hashable, Sendable {
  public let id: String
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// The items of other features that values name by their identifiers.
///
/// No feature knows the types of another one. So Composition, which knows all, finds them by the names of their features.
public protocol EditableReferences<Values>: Sendable {
  associatedtype Values

  /// The items of a feature that values can name; nil if there are more than a person can choose from.
  func items(of feature: String) async throws(DomainError) -> [ReferencedItem]?

  /// The fields that name an item which is not there, or is another person's.
  func broken(in values: Values) async throws(DomainError) -> [String]
}
