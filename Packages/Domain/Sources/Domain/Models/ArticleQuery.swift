/// Which articles are wanted: those that match a keyword.
public struct ArticleQuery: Hashable, Sendable {
  public var keyword: SearchText
  public var page: PageRequest

  public init(keyword: SearchText, page: PageRequest = PageRequest()) {
    self.keyword = keyword
    self.page = page
  }

  public func with(page: PageRequest) -> ArticleQuery {
    ArticleQuery(keyword: keyword, page: page)
  }
}
