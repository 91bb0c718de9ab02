import Data
import Foundation

extension DIContainer {
  /// Builds what repositories need.
  ///
  /// Nothing is opened yet: a database that cannot be used is reported with the first request.
  public static func live(_ configuration: Configuration) -> DIContainer {
    switch configuration.source {
    case .embedded: embedded(configuration)
    case .remote(let url): remote(url, configuration)
    #if PostgreSQL
      case .postgreSQL(let address): postgreSQL(address, configuration)
    #endif
    #if DEBUG
      case .mock: mock()
    #endif
    }
  }

  private static func embedded(_ configuration: Configuration) -> DIContainer {
    let database = LocalDatabase.storefront(at: configuration.databasePath, connections: configuration.connections)
    return DIContainer(source: .database(database))
  }

  private static func remote(_ url: URL, _ configuration: Configuration) -> DIContainer {
    let remote = RemoteConfiguration(baseURL: url, apiKey: configuration.apiKey, timeout: configuration.timeout)
    let service = NetworkService.live(remote)
    let database = LocalDatabase.cache(at: configuration.cachePath, connections: configuration.connections)
    let cache = ResponseCache(database: database, source: url)
    return DIContainer(
      source: .remote(service, cache),
      device: .device(for: url, at: configuration.databasePath)
    )
  }
}
