import GRDB
public import Tracing

/// A span of one SQL statement. Its text has placeholders, and so no data.
public struct StatementSpan {
  private let span: any Span

  /// - Parameters:
  ///   - system: The database's name in OpenTelemetry's conventions, such as `sqlite`
  ///     (https://opentelemetry.io/docs/specs/semconv/database/).
  ///   - instant: When it was begun.
  public init(_ sql: String, system: String, at instant: some TracerInstant = DefaultTracerClock.now) {
    span = startSpan(String(sql.prefix { $0.isLetter }), at: instant, ofKind: .client)
    guard span.isRecording else { return }
    span.updateAttributes { attributes in
      attributes["db.system.name"] = system
      attributes["db.query.text"] = sql
    }
  }

  public func end() { span.end() }
}

extension Database {
  /// Makes a span of each statement, if anything keeps spans.
  func traceStatements() {
    guard !(InstrumentationSystem.tracer is NoOpTracer) else { return }
    var starts: [String: DefaultTracerClock.Timestamp] = [:]
    trace(options: [.statement, .profile]) { event in
      switch event {
      case .statement(let statement): starts[statement.sql] = DefaultTracerClock.now
      // SQLite's own durations are in whole milliseconds.
      case .profile(let statement, _):
        let start = starts.removeValue(forKey: statement.sql) ?? DefaultTracerClock.now
        StatementSpan(statement.sql, system: "sqlite", at: start).end()
      }
    }
  }
}
