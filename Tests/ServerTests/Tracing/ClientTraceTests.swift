import Composition
import Presentation
import TestSupport
import Testing
import Tracing

@testable import Server

/// A request as it is traced: from a client, through the server, to each SQL statement.
@Suite(.timeLimit(.minutes(10))) struct ClientTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a request of a client is one trace, through the server to each statement`() async throws {
    let configuration = Configuration(databasePath: folder.path("shop.sqlite"), isConcurrent: true)
    try await Self.check(configuration, "sqlite", in: folder)
  }

  /// - Parameter database: The name of the server's database in spans.
  static func check(_ configuration: Configuration, _ database: String, in folder: TemporaryFolder) async throws {
    let spans = Spans.all
    let cache = folder.path("cache.sqlite")
    try await TestServer.serve(.live(configuration)) { client in
      let remote = Configuration(source: .remote(try client.api), cachePath: cache, timeout: 3_600)
      let api = try #require(DIContainer.live(remote).apis.first)
      // Afterwards both databases are open.
      _ = try await api.list(ListRequest(skip: 0, limit: 1, allowsEmpty: true), Localization())

      let trace = try await spans.during {
        _ = try await api.list(ListRequest(skip: 0, limit: 2, allowsEmpty: true), Localization())
      }

      let route = "/api/\(api.feature.name)"
      let request = try #require(trace.first { $0.kind == .client && $0.text("db.system.name") == nil })
      #expect(request.name == "GET")
      #expect(request.text("http.response.status_code") == "200")
      let served = try #require(trace.first { $0.kind == .server })
      #expect(served.name == "GET \(route)")
      #expect(served.parentID == request.place.spanID)
      #expect(served.text("http.route") == route)
      #expect(served.text("http.response.status_code") == "200")
      let statements = trace.filter { $0.parentID == served.place.spanID }
      #expect(Set(statements.map(\.name)).subtracting(["PRAGMA", "BEGIN", "COMMIT"]) == ["SELECT"])
      #expect(statements.allSatisfy { $0.text("db.system.name") == database && $0.kind == .client })
      #expect(statements.allSatisfy { served.start <= $0.start && $0.start <= $0.end && $0.end <= served.end })
      // The rest are the statements of the client's cache.
      let known = [request, served] + statements
      let others = trace.filter { span in !known.contains { $0.place == span.place } }
      #expect(Set(others.map(\.parentID)) == [request.parentID])
      #expect(!trace.contains { $0.hasFailed })
    }
  }
}
