import Composition
import Domain
import HTTPTypes
import InMemoryLogging
import Logging
import Mocks
import Testing

@testable import Server

/// What operators read. It does not say what people search for.
@Suite(.timeLimit(.minutes(10))) struct RequestLogTests {
  @Test func `a request is one line, with its path and without its query`() async throws {
    let letters = String(repeating: "a", count: 5_000)
    for (address, path, status) in [
      ("\(Home.search)zeppelin", Home.list, 200),
      ("/api\(Home.list)?q=zeppelin", "/api\(Home.list)", 200),
      ("/api/products/search?q=zeppelin", "/api/products/search", 200),
      ("\(Home.search)zeppelin&page=-1", Home.list, 400),
      ("\(Home.search)zeppelin%", Home.list, 400),
      ("/api\(Home.list)?lang=zeppelin", "/api\(Home.list)", 400),
      ("/nowhere?search=zeppelin", "/nowhere", 404),
      ("\(Home.search)zeppelin\(letters)", Home.list, 414),
      ("/\(letters.prefix(300))?search=zeppelin", "/\(letters.prefix(199))", 404),
    ] as [(String, String, Int)] {
      let (reply, log) = try await Self.get(address)
      let id = try #require(reply["X-Request-Id"])

      var values = try #require(log.first).metadata.mapValues { "\($0)" }
      let milliseconds = values.removeValue(forKey: "ms").flatMap { Double($0) }
      #expect(reply.status == status, "\(path)")
      #expect(log.map { "\($0.level) \($0.message)" } == ["info request"], "\(path)")
      #expect(values == ["method": "GET", "path": path, "status": "\(status)", "hb.request.id": id])
      #expect(milliseconds != nil)
      #expect(!"\(log)".contains("zeppelin"), "\(path)")
    }
  }

  @Test func `a line says how long the request took, in milliseconds`() async throws {
    let handler = InMemoryLogHandler()
    var server = try TestServer()
    server.logger = Logger(label: "test") { _ in handler }

    _ = try await server.get(Home.list)
    let milliseconds = try #require(handler.entries.first?.metadata["ms"].flatMap { Double("\($0)") })
    let metrics = try await server.get("/metrics").text
    let seconds = try #require(metrics.firstMatch(of: /_seconds_sum (\S+)/).flatMap { Double($0.1) })

    #expect(abs(milliseconds / 1_000 - seconds) < seconds / 1_000)
  }

  @Test(arguments: [
    ("\(Home.search)zeppelin", Home.list), ("/api\(Home.list)?q=zeppelin", "/api\(Home.list)"),
  ])
  func `a failure is a line too, without the query`(address: String, path: String) async throws {
    var (busy, late) = (ServerSettings.patient, ServerSettings.patient)
    busy.maximumRequests = 0
    late.requestTimeout = 0
    let full = MockSettings(behaviour: MockBehaviour(throwError: .storage(.full)))
    let held = MockSettings(behaviour: MockHold().behaviour)
    let logs = [
      try await Self.get(address, full).log, try await Self.get(address, settings: busy).log,
      try await Self.get(address, held, settings: late).log,
    ]

    for log in logs {
      #expect(log.map { "\($0.level) \($0.message)" } == ["error failed", "info request"])
      #expect(log.compactMap { $0.metadata["path"]?.description } == [path, path])
      #expect(!"\(log)".contains("zeppelin"))
    }
    #expect("\(logs[0])".contains("storage"))
    #expect("\(logs[1])".contains("busy"))
    #expect("\(logs[2])".contains("timedOut"))
  }

  @Test func `a failure's line has the beginning of a long path`() async throws {
    var busy = ServerSettings.patient
    busy.maximumRequests = 0
    let letters = String(repeating: "a", count: 300)

    let log = try await Self.get("/invoices/\(letters)end", settings: busy).log

    let paths = log.compactMap { $0.metadata["path"]?.description }
    #expect(paths == Array(repeating: "/invoices/\(letters.prefix(190))", count: 2))
  }

  @Test func `the message of an error is not in the log`() async throws {
    let ignored = MockSettings(behaviour: MockBehaviour(throwError: .categoryIgnored("zeppelin")))

    let (reply, log) = try await Self.get("/api\(Home.item)", ignored)

    #expect(reply.status == 502)
    #expect(log.first?.metadata["error"] == "categoryIgnored")
    #expect(!"\(log)".contains("zeppelin"))
  }

  @Test func `the begin and the end of a stream are lines, without the query`() async throws {
    var settings = ServerSettings.patient
    settings.live.age = .zero

    let handler = InMemoryLogHandler()

    let reply = try await ServerApplication(settings, useCases: .mock()).application()
      .serve(logger: Logger(label: "test") { _ in handler }) { try await $0.get("/live\(Home.list)?search=zeppelin") }
    let log = handler.entries.filter { $0.metadata["hb.request.id"] != nil }

    #expect(reply.status == 200)
    #expect(log.map { "\($0.level) \($0.message)" } == ["info request", "info live session ended"])
    #expect(log.last?.metadata["why"] == "expired")
    #expect(!"\(log)".contains("zeppelin"))
  }

  @Test func `every request has an identifier of its own, which its client does not choose`() async throws {
    let server = try TestServer()
    let name = try #require(HTTPField.Name("X-Request-Id"))

    var identifiers: Set<String> = []
    for _ in 0..<20 {
      let reply = try await server.get("/health/live", [name: "mine"])
      identifiers.insert(try #require(reply["X-Request-Id"]))
    }

    #expect(identifiers.count == 20)
    for identifier in identifiers { #expect(identifier.wholeMatch(of: /[0-9a-f]{17,32}/) != nil) }
  }

  /// A response, and all that the server logged meanwhile.
  private static func get(
    _ address: String,
    _ data: MockSettings = MockSettings(),
    settings: ServerSettings = .patient
  ) async throws -> (reply: Reply, log: [InMemoryLogHandler.Entry]) {
    var handler = InMemoryLogHandler()
    handler.logLevel = .trace
    let shared = handler
    var server = try TestServer(data, settings)
    server.logger = Logger(label: "test") { _ in shared }
    let reply = try await server.get(address)
    return (reply, shared.entries)
  }
}
