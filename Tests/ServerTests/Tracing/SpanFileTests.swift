import Foundation
import TestSupport
import Testing
import Tracing

@testable import Server

/// What becomes of spans that are written to a file.
struct SpanFileTests {
  private let folder: TemporaryFolder
  private let metrics = PrometheusMetrics()

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func span(_ name: String = "GET /a") -> FinishedSpan {
    let place = TraceParent(traceID: String(repeating: "a", count: 32), spanID: "00000000000000b1", isSampled: true)
    var span = FinishedSpan(name: name, kind: .server, place: place, parentID: "00000000000000b0", start: 5, end: 9)
    span.attributes["http.route"] = "/a"
    span.attributes["http.response.status_code"] = 500
    span.hasFailed = true
    return span
  }

  private var dropped: Int? {
    metrics.text.firstMatch(of: /spans_dropped_total (\d+)/).flatMap { Int($0.1) }
  }

  @Test func `each span is a line of JSON, after the lines that were there`() throws {
    let path = folder.path("spans")
    for name in ["one", "two"] {
      let file = try SpanFile(at: path, metrics: metrics)
      file.write(Self.span(name))
      file.flush()
    }

    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first == """
        {"attributes":{"http.response.status_code":"500","http.route":"/a"},"endTimeUnixNano":"9","kind":"server",\
        "name":"one","parentSpanId":"00000000000000b0","spanId":"00000000000000b1","startTimeUnixNano":"5",\
        "status":"error","traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}
        """
    )
    #expect(dropped == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `what has been written makes room for as much again`() throws {
    let path = folder.path("spans")
    let file = try SpanFile(at: path, limit: 1, metrics: metrics)
    for _ in 0..<3 {
      file.write(Self.span())
      file.flush()
    }

    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count == 3)
    #expect(dropped == 0)
  }

  @Test func `a pipe that takes nothing holds nothing up, and neither does one that has ended`() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    // Takes as much as fits into a pipe, and is never read.
    let reader = open(path, O_RDWR)
    let file = try SpanFile(at: path, metrics: metrics)
    for _ in 0..<11_000 { file.write(Self.span()) }
    let held = try #require(dropped)
    #expect((1..<11_000).contains(held))

    close(reader)
    file.flush()
    #expect(try #require(dropped) > held)
  }

  @Test func `a place where nothing can be written is said at the start`() throws {
    #expect(throws: ServerSettings.Failure.self) { try SpanFile(at: folder.path("none/spans"), metrics: metrics) }
    #expect(throws: ServerSettings.Failure.self) { try SpanFile(at: folder.path(""), metrics: metrics) }
  }
}
