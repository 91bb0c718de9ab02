/// Something with an identity that lists show and that can be opened.
///
/// Its identifier has one form as text, so that an address or a command line can name it.
public protocol Entity: Identifiable, Hashable, Sendable where ID: LosslessStringConvertible & Sendable {}

extension Entity {
  /// The identifier that a text names; nil if it is not in its one form, so that no item has two addresses.
  public static func id(_ text: String) -> ID? {
    ID(text).flatMap { String($0) == text ? $0 : nil }
  }
}

/// The shape of a port through which items come in, page by page and one by one.
///
/// A feature names its port by a type alias, or refines this protocol where it needs more. Every word of a query's text
/// has to begin a word of the item; case and accents make no difference.
public protocol PagedRepository<Item, Query>: Sendable {
  associatedtype Item: Entity
  associatedtype Query: PagedQuery

  /// Finds the items that match a query. A page behind the end is empty.
  ///
  /// - Throws: ``DomainError``, including ``DomainError/cancelled``.
  func page(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>>

  /// - Throws: ``DomainError/notFound`` if no item has the identifier.
  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item>
}
