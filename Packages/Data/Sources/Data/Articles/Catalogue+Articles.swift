import CCatalogue
import Domain

extension Catalogue {
  static func articles() throws -> [Article] {
    try items(ArticleJSON.self, from: String(cString: articleCatalogue()))
  }
}
