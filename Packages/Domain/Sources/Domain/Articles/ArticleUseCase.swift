/// Which articles are wanted: those that match a keyword.
public typealias ArticleQuery = KeywordQuery

/// What a person can do with the shop's articles.
public typealias ArticleUseCase = PagedUseCase<Article, ArticleQuery>

/// Something that provides an ``ArticleUseCase``; view models ask for a composition of such protocols.
public protocol HasArticleUseCase {
  var articleUseCase: any ArticleUseCase { get }
}
