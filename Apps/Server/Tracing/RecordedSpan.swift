import NIOConcurrencyHelpers
import Tracing

/// What is known of a span that has ended.
struct FinishedSpan: Sendable {
  var name: String
  let kind: SpanKind
  let place: TraceParent

  /// The identifier of the span that this one is part of; nil for the first of a trace.
  let parentID: String?

  /// In nanoseconds since 1970, as ``end``.
  let start: UInt64
  var end: UInt64 = 0
  var attributes: SpanAttributes = [:]
  var hasFailed = false
}

/// A span that has not ended. One of a trace that is not kept records nothing.
final class RecordedSpan: Span {
  let context: ServiceContext

  private let span: NIOLockedValueBox<FinishedSpan>

  /// Nil if the span is not kept, or has ended.
  private let export: NIOLockedValueBox<(@Sendable (FinishedSpan) -> Void)?>

  init(_ span: FinishedSpan, context: ServiceContext, export: (@Sendable (FinishedSpan) -> Void)?) {
    self.context = context
    self.span = NIOLockedValueBox(span)
    self.export = NIOLockedValueBox(export)
  }

  var isRecording: Bool { export.withLockedValue { $0 != nil } }

  var operationName: String {
    get { span.withLockedValue { $0.name } }
    set { span.withLockedValue { $0.name = newValue } }
  }

  var attributes: SpanAttributes {
    get { span.withLockedValue { $0.attributes } }
    set { span.withLockedValue { $0.attributes = newValue } }
  }

  func setStatus(_ status: SpanStatus) {
    span.withLockedValue { $0.hasFailed = status.code == .error }
  }

  /// An error may quote what people typed, so only its type is kept.
  func recordError<Instant: TracerInstant>(
    _ error: any Error,
    attributes: SpanAttributes,
    at instant: @autoclosure () -> Instant
  ) {
    span.withLockedValue { $0.attributes["error.type"] = "\(type(of: error))" }
  }

  // Nothing in this program adds one.
  func addEvent(_ event: SpanEvent) {}
  func addLink(_ link: SpanLink) {}

  func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
    let export = export.withLockedValue { export in
      defer { export = nil }
      return export
    }
    guard let export else { return }
    var ended = span.withLockedValue { $0 }
    ended.end = instant().nanosecondsSinceEpoch
    export(ended)
  }
}
