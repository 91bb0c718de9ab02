import Domain
import Foundation
import GRDB
import Mocks

@testable import Data

enum ArticleSample: RepositorySample {
  typealias Format = ArticleJSON

  static func local(_ database: LocalDatabase) -> SampleRepository { ArticleLocalRepository(database: database) }

  static func cached(_ service: NetworkService, _ cache: ResponseCache, timeToLive: TimeInterval) -> SampleRepository {
    CachedArticleRepository(
      remote: ArticleRemoteRepository(service: service),
      cache: cache,
      timeToLive: timeToLive,
      articleTimeToLive: timeToLive
    )
  }

  static func fill(_ db: Database, with items: [Article]) throws {
    try ArticleTable.create(in: db)
    try ArticleTable.replaceAll(with: items, in: db)
  }

  static func empty(_ db: Database) throws {
    try ArticleTable.replaceAll(with: [], in: db)
  }

  static let commonTexts = ["bread"]
  static let searches: [(text: String, ids: [String])] = [
    ("bread", ["1", "2"]), ("BRE", ["1", "2"]), ("lamp", ["3"]), ("crust", ["1"]), ("crackles", ["1", "2"]),
    ("bread third", ["2"]), ("third bread", ["2"]), ("bread lamp", []), ("amp", []), ("rýe", ["2"]),
    ("castellano", []), ("oven", ["1", "2"]), ("patient", []),
  ]

  static func catalogue() throws -> [Article] { try Catalogue.articles() }
  static func item(id: String) throws -> Article? { .fixture(id: id) }

  static func oddItem() throws -> Article {
    .fixture(
      id: "odd",
      title: "\"Bread's\" \\ Löffel 😀 हिन्दी",
      summary: "",
      content: "First line.\nSecond\tline; -- and no more.",
      author: "",
      source: "",
      publishedAt: Date(timeIntervalSince1970: -1)
    )
  }
}
