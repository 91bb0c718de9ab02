import Data
import Domain
import FlyingFox
import Foundation
import Mocks

@testable import Data

/// The ways in which a port is implemented. All of them have to pass its contract.
enum Implementation: CaseIterable, Sendable {
  case mock
  case sqlite
  case http

  /// HTTP by way of a cache.
  case cached
}

/// Builds implementations over the same items, and keeps alive what they need.
final class RepositoryFactory {
  let folder: TemporaryFolder
  private var servers: [TestServer] = []

  init() throws {
    folder = try TemporaryFolder()
  }

  func products(
    _ implementation: Implementation,
    products: [Product] = .fixtures,
    categories: [ProductCategory] = .fixtures
  ) async throws -> any ProductRepository {
    let mock = MockProductRepository(products: products, categories: categories)
    switch implementation {
    case .mock:
      return mock
    case .sqlite:
      let schema = Schema.filled { try ProductTable.replaceAll(with: products, categories: categories, in: $0) }
      return ProductLocalRepository(
        database: LocalDatabase(location: .file(path: folder.path("shop.sqlite")), schema: schema)
      )
    case .http:
      return ProductRemoteRepository(service: try await service(StorefrontAPI(products: mock)))
    case .cached:
      let service = try await service(StorefrontAPI(products: mock))
      return CachedProductRepository(remote: ProductRemoteRepository(service: service), cache: cache)
    }
  }

  func articles(_ implementation: Implementation, articles: [Article]) async throws -> any ArticleRepository {
    let mock = MockArticleRepository(articles: articles)
    switch implementation {
    case .mock:
      return mock
    case .sqlite:
      let schema = Schema.filled { try ArticleTable.replaceAll(with: articles, in: $0) }
      return ArticleLocalRepository(
        database: LocalDatabase(location: .file(path: folder.path("shop.sqlite")), schema: schema)
      )
    case .http:
      return ArticleRemoteRepository(service: try await service(StorefrontAPI(articles: mock)))
    case .cached:
      let service = try await service(StorefrontAPI(articles: mock))
      return CachedArticleRepository(remote: ArticleRemoteRepository(service: service), cache: cache)
    }
  }

  private func service(_ api: StorefrontAPI) async throws -> NetworkService {
    try await service { try await api.respond(to: $0) }
  }

  /// A server that answers in this way, and what the product asks it with.
  func service(
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> NetworkService {
    let server = try await TestServer(respond)
    servers.append(server)
    return .live(RemoteConfiguration(baseURL: server.baseURL, timeout: 3_600))
  }

  var cache: ResponseCache {
    ResponseCache(database: .cache(at: folder.path("responses.sqlite")), source: URL(filePath: "/"))
  }
}

extension StorefrontAPI {
  init(products: MockProductRepository) {
    self.init(products: products, articles: MockArticleRepository())
  }

  init(articles: MockArticleRepository) {
    self.init(products: MockProductRepository(), articles: articles)
  }
}
