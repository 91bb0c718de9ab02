import Dispatch
import Foundation
import Metrics
import NIOConcurrencyHelpers
import Tracing

/// Appends spans to a file, one a line, as JSON with the names of
/// [OTLP](https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
///
/// No request waits for it: if the file takes too few, as a full pipe does, spans are dropped and counted.
final class SpanFile: Sendable {
  private let limit: Int
  private let file: FileHandle
  private let queue = DispatchQueue(label: "spans")
  private let waiting = NIOLockedValueBox(0)
  private let dropped: Counter

  /// - Parameter limit: How many spans wait to be written at most.
  /// - Throws: ``ServerSettings/Failure`` if nothing can be appended there.
  init(at path: String, limit: Int = 10_000, metrics: any MetricsFactory) throws {
    self.limit = limit
    file = try ServerOption.traces.open(path)
    // A pipe whose reader ends must not end the program.
    signal(SIGPIPE, SIG_IGN)
    dropped = Counter(label: "storefront_spans_dropped_total", factory: metrics)
  }

  func write(_ span: FinishedSpan) {
    let hasRoom = waiting.withLockedValue { waiting in
      guard waiting < limit else { return false }
      waiting += 1
      return true
    }
    guard hasRoom else { return dropped.increment() }
    queue.async { [self] in
      do { try file.write(contentsOf: SpanLine(span).json() + Data("\n".utf8)) } catch { dropped.increment() }
      waiting.withLockedValue { $0 -= 1 }
    }
  }

  /// Waits until all is written, but for no longer than a second.
  func flush() {
    let group = DispatchGroup()
    queue.async(group: group) {}
    _ = group.wait(timeout: .now() + 1)
  }
}

/// A span as it is written.
private struct SpanLine: Encodable {
  let traceId, spanId: String
  let parentSpanId: String?
  let name, kind: String
  let startTimeUnixNano, endTimeUnixNano: String
  let attributes: [String: String]
  let status: String?

  init(_ span: FinishedSpan) {
    (traceId, spanId, parentSpanId) = (span.place.traceID, span.place.spanID, span.parentID)
    (name, kind) = (span.name, "\(span.kind)")
    // As texts, since JSON's numbers are not that long.
    (startTimeUnixNano, endTimeUnixNano) = ("\(span.start)", "\(span.end)")
    var attributes: [String: String] = [:]
    span.attributes.forEach { attributes[$0] = $1.text }
    self.attributes = attributes
    status = span.hasFailed ? "error" : nil
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension SpanAttribute {
  /// The value as it is written.
  var text: String {
    switch self {
    case .string(let text): text
    case .int64(let number): "\(number)"
    case .int32(let number): "\(number)"
    case .bool(let value): "\(value)"
    default: "\(self)"
    }
  }
}
