public import Domain

/// Which products a list shows.
///
/// What goes in is brought into the one form that has a URL: a page is at least 1, white space is collapsed.
public struct ProductListRoute: Hashable, Sendable {
  public let search: String
  public let category: String?
  public let page: Int
  public let pageSize: Int

  public init(search: String = "", category: String? = nil, page: Int = 1, pageSize: Int? = nil) {
    let request = PageRequest(number: page, size: pageSize ?? PageRequest.defaultSize)
    self.search = SearchText(search).value
    self.category = category.flatMap { $0.isEmpty ? nil : $0 }
    self.page = request.number
    self.pageSize = request.size
  }

  /// What a use case is asked for this list.
  public var query: ProductQuery {
    ProductQuery(
      text: SearchText(search),
      categoryID: category,
      page: PageRequest(number: page, size: pageSize)
    )
  }
}

/// Which articles a list shows; see ``ProductListRoute``.
public struct ArticleListRoute: Hashable, Sendable {
  public let keyword: String
  public let page: Int
  public let pageSize: Int

  public init(keyword: String = "", page: Int = 1, pageSize: Int? = nil) {
    let request = PageRequest(number: page, size: pageSize ?? PageRequest.defaultSize)
    self.keyword = SearchText(keyword).value
    self.page = request.number
    self.pageSize = request.size
  }

  var query: ArticleQuery {
    ArticleQuery(keyword: SearchText(keyword), page: PageRequest(number: page, size: pageSize))
  }
}

/// The page sizes that a list can have.
public enum PageSize {
  public static let `default` = PageRequest.defaultSize
  public static let allowed = PageRequest.allowedSizes
}
