public import Domain

public typealias ArticleListViewModel = ListViewModel<ArticleFeature>
public typealias ArticleDetailViewModel = DetailViewModel<ArticleFeature>

/// Articles: a list that needs a keyword, and an article to read.
public struct ArticleFeature: Feature {
  public static let name = "articles"
  public static let itemName = "article"
  public static let shortcut: String? = "a"
  public static let texts = FeatureTexts.articles
  public static let columns = [
    ColumnDescription("title", .articlesFieldTitle, isFlexible: true),
    ColumnDescription("published", .articlesFieldPublishedAt, alignment: .trailing),
    ColumnDescription("source", .articlesFieldSource),
  ]

  public let useCase: any ArticleUseCase

  public init(useCases: any AllUseCases) {
    useCase = useCases.articleUseCase
  }

  public static func fields(of article: Article, in context: ContentContext) -> [ContentField] {
    let localization = context.localization
    return [
      ContentField("title", .text(article.title)),
      ContentField("published", .date(localization.date(article.publishedAt), article.publishedAt)),
      article.source.map { ContentField("source", .text($0)) },
      ContentField("summary", .text(article.summary)),
    ].compactMap(\.self)
  }

  public static func detail(of article: Article, in context: ContentContext) -> Content {
    let localization = context.localization
    return Content(
      title: article.title,
      paragraphs: [article.summary, article.content].filter { !$0.isEmpty },
      facts: localization.facts(
        localization.fact(.articlesFieldSource, article.source),
        localization.fact(.articlesFieldPublishedAt, article.publishedAt),
        localization.fact(.articlesDetailAuthor, article.author),
        localization.fact(.articlesDetailLink, article.url)
      )
    )
  }
}
