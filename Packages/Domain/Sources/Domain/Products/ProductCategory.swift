/// A shelf of the shop.
public struct ProductCategory: Identifiable, Hashable, Sendable {
  /// The name in URLs and queries, in lower case: `lighting`.
  public let id: String

  /// The name for people: `Lighting`.
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
