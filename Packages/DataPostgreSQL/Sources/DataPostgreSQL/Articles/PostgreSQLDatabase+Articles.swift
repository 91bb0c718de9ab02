public import Data
public import Domain
import Foundation

extension PostgreSQLDatabase: ArticleDatabase {
  public var articles: any ArticleRepository { ListedPostgreSQLRepository(table: .articles, database: self) }
}

extension ListedTable<ArticleJSON> {
  static var articles: ListedTable {
    ListedTable { Keys(searchText: [$0.title, $0.summary, $0.content].joined(separator: " ")) }
  }

  /// Replaces all articles. Lists run from the newest to the oldest.
  func replaceAll(withUnsorted articles: [Article], _ session: Session) throws {
    let newestFirst = articles.sorted(using: [
      KeyPathComparator(\.publishedAt, order: .reverse), KeyPathComparator(\.id),
    ])
    try replaceAll(with: newestFirst, session)
  }
}
