import Domain
import HTTPTypes
import InMemoryLogging
import Logging
import Mocks
import Testing
import Tracing

@testable import Server

/// What is kept of a trace, and where its identifier is.
@Suite(.timeLimit(.minutes(10))) struct TraceTests {
  private let spans = Spans.all

  @Test func `a trace that its client does not keep is not kept here`() async throws {
    let (server, parent) = (try TestServer(), TraceParent.new(isSampled: false))
    let name = try #require(HTTPField.Name(TraceParent.header))
    let trace = try await spans.during {
      _ = try await ServiceContext.$current.withValue(.topLevel) {
        try await server.get(Home.list, [name: parent.text])
      }
    }

    #expect(trace.isEmpty)
  }

  @Test func `the trace that a client names is in each line of the log`() async throws {
    let handler = InMemoryLogHandler()
    let failing = MockSettings(behaviour: MockBehaviour(throwError: .storage(.full)))
    var server = try TestServer(failing)
    server.logger = Logger(label: "test") { _ in handler }
    let name = try #require(HTTPField.Name(TraceParent.header))
    let parent = TraceParent.new(isSampled: true)

    let reply = try await server.get("/api\(Home.list)", [name: parent.text])

    #expect(handler.entries.count == 2)
    #expect(handler.entries.allSatisfy { $0.metadata["trace"] == "\(parent.traceID)" })
    #expect(handler.entries.allSatisfy { $0.metadata["hb.request.id"]?.description == reply["X-Request-Id"] })
    let span = try #require(spans.take(parent.traceID).first)
    #expect(span.parentID == parent.spanID)
    #expect(span.hasFailed)
    #expect(span.text("request.id") == reply["X-Request-Id"])
  }
}
