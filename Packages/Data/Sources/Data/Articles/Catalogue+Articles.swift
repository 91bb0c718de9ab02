import CCatalogue
public import Domain

extension Catalogue {
  public static func articles() throws -> [Article] {
    try items(ArticleJSON.self, from: String(cString: articleCatalogue()))
  }
}
