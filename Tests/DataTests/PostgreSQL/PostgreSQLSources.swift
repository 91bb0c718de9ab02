#if PostgreSQL
  import Data
  import Domain
  import Mocks
  import PostgreSQLTestSupport

  @testable import DataPostgreSQL

  /// Databases on the server that `Tools/Scripts/with-postgresql` has started, each a schema of its own.
  struct PostgreSQLSources {
    private struct NoRepository: Error {}

    let address: PostgreSQLAddress

    init() async throws {
      address = try await .newSchema()
    }

    func database(_ migrations: [Migration] = .storefront, connections: Int = 4) -> PostgreSQLDatabase {
      database(migrations, limits: ConnectionPool.Limits(size: connections))
    }

    func database(_ migrations: [Migration], limits: ConnectionPool.Limits) -> PostgreSQLDatabase {
      PostgreSQLDatabase(address, migrations: migrations, limits: limits)
    }

    func make<Sample: RepositorySample>(
      _ sample: Sample.Type,
      _ items: [Sample.Item]
    ) throws -> Sample.SampleRepository {
      if let products = items as? [Product], Sample.self == ProductSample.self {
        let fill = Migration("fill") { session in
          try ProductPostgreSQLRepository.create(in: session)
          let categories = [ProductCategory].fixtures.reversed()
          try ProductPostgreSQLRepository.replaceAll(with: products, categories: Array(categories), in: session)
        }
        return try repository(database([fill]).products)
      }
      if let articles = items as? [Article], Sample.self == ArticleSample.self {
        let fill = Migration("fill") { session in
          try ListedTable.articles.create(in: session)
          try ListedTable.articles.replaceAll(withUnsorted: articles, session)
        }
        return try repository(database([fill]).articles)
      }
      guard let format = Sample.Format.self as? any DocumentJSON.Type else { throw NoRepository() }
      return try repository(documents(format, items))
    }

    private func documents<Format: DocumentJSON>(_ format: Format.Type, _ items: [any Entity]) -> Any {
      let fill = Migration("fill") { session in
        let table = ListedTable(format)
        try table.create(in: session)
        try table.replaceAll(with: items.compactMap { $0 as? Format.Item }.sorted(by: Format.order), session)
      }
      return database([fill]).documents(format)
    }

    private func repository<Repository>(_ any: Any) throws -> Repository {
      guard let repository = any as? Repository else { throw NoRepository() }
      return repository
    }
  }
#endif
