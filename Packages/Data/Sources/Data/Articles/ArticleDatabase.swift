public import Domain

/// A database with the shop's articles.
public protocol ArticleDatabase: Sendable {
  var articles: any ArticleRepository { get }
}

extension LocalDatabase: ArticleDatabase {
  public nonisolated var articles: any ArticleRepository { ArticleLocalRepository(database: self) }
}
