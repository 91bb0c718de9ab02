import Data
public import Domain
import Foundation

extension DIContainer {
  /// Builds the graph from the bottom up: database or network, repositories, use cases.
  ///
  /// Nothing is opened yet; a database that cannot be used shows with the first request.
  ///
  /// - Throws: ``DomainError/storage(_:)`` where this machine has no folder for the product's data.
  public static func live(_ configuration: Configuration) throws(DomainError) -> DIContainer {
    switch configuration.source {
    case .embedded: try embedded(configuration)
    case .remote(let url): remote(url, configuration)
    #if DEBUG
      case .mock: mock()
    #endif
    }
  }

  private static func embedded(_ configuration: Configuration) throws(DomainError) -> DIContainer {
    let path: String
    if let given = configuration.databasePath { path = given } else { path = try DatabaseLocation.storefront() }
    let database = LocalDatabase.storefront(at: path, connections: configuration.connections)
    return DIContainer(
      productRepository: ProductLocalRepository(database: database),
      articleRepository: ArticleLocalRepository(database: database)
    )
  }

  private static func remote(_ url: URL, _ configuration: Configuration) -> DIContainer {
    let remote = RemoteConfiguration(baseURL: url, apiKey: configuration.apiKey, timeout: configuration.timeout)
    let service = NetworkService.live(remote)
    let products = ProductRemoteRepository(service: service)
    let articles = ArticleRemoteRepository(service: service)
    guard let path = configuration.cachePath ?? (try? DatabaseLocation.cache()) else {
      return DIContainer(productRepository: products, articleRepository: articles)
    }
    let cache = ResponseCache(database: .cache(at: path, connections: configuration.connections), source: url)
    return DIContainer(
      productRepository: CachedProductRepository(remote: products, cache: cache),
      articleRepository: CachedArticleRepository(remote: articles, cache: cache)
    )
  }
}
