/// The port through which articles come in.
///
/// Lists run from the newest article to the oldest. A search looks at the title, the summary and the content.
public typealias ArticleRepository = PagedRepository<Article, ArticleQuery>
