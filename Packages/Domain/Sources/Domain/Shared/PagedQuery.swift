/// Which items of a list are wanted, and which page of them.
public protocol PagedQuery: Hashable, Sendable {
  /// The words that an item has to match; empty for all items.
  var text: SearchText { get }
  var page: PageRequest { get set }
}

extension PagedQuery {
  /// The same query for another page.
  public func with(page: PageRequest) -> Self {
    var query = self
    query.page = page
    return query
  }
}

/// The query of a list that can be searched and nothing else.
public struct KeywordQuery: PagedQuery {
  public var text: SearchText
  public var page: PageRequest

  public init(text: SearchText = .none, page: PageRequest = PageRequest()) {
    self.text = text
    self.page = page
  }
}
