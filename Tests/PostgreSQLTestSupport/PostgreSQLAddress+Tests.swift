#if PostgreSQL
  import Data
  public import DataPostgreSQL
  import Foundation

  extension PostgreSQLAddress {
    private struct NoServer: Error, CustomStringConvertible {
      let description = "There is no server; run the tests with Tools/Scripts/with-postgresql."
    }

    /// A schema of its own, without tables, on the server that `Tools/Scripts/with-postgresql` has started.
    public static func newSchema() async throws -> PostgreSQLAddress {
      guard let text = ProcessInfo.processInfo.environment["STOREFRONT_TEST_POSTGRESQL"] else { throw NoServer() }
      let schema = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
      let server = try PostgreSQLAddress(text)
      let database = PostgreSQLDatabase(server, documents: [], editables: [])
      try await database.transaction { _ = try $0.execute("CREATE SCHEMA \(schema)", []) }
      return server.adding("search_path", schema)
    }
  }
#endif
