#if PostgreSQL
  import DataPostgreSQL
  import PostgreSQLTestSupport

  @testable import Composition

  extension Configuration {
    /// An empty database on the server of the tests.
    static func postgreSQL() async throws -> Configuration {
      Configuration(source: .postgreSQL(try await .newSchema()), isConcurrent: true)
    }
  }
#endif
