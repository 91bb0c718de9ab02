public import Domain
import Foundation

/// Articles from a REST API that speaks NewsAPI's format.
///
/// NewsAPI cannot be asked for one article. Storefront's own API serves it under `/articles/ID`, and with NewsAPI
/// ``CachedArticleRepository`` still finds those that a search has brought.
public struct ArticleRemoteRepository: ArticleRepository {
  private let service: NetworkService

  public init(service: NetworkService) {
    self.service = service
  }

  public func articles(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    do {
      let json: ArticlesJSON = try await service.request(.articles(query))
      return Fetched(json.toPage(query.page))
    } catch {
      throw error.domainError
    }
  }

  public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    do {
      let json: ArticleJSON = try await service.request(.article(id: id))
      return Fetched(json.toArticle())
    } catch {
      throw error.domainError
    }
  }
}

extension Endpoint {
  static func article(id: Article.ID) -> Endpoint {
    Endpoint(path: ["articles", id])
  }

  static func articles(_ query: ArticleQuery) -> Endpoint {
    Endpoint(
      path: ["everything"],
      query: [
        URLQueryItem(name: "q", value: query.keyword.value),
        URLQueryItem(name: "pageSize", value: String(query.page.size)),
        URLQueryItem(name: "page", value: String(query.page.number)),
      ]
    )
  }
}
