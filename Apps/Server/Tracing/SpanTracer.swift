import Tracing

/// Makes spans, and hands on each that has ended.
///
/// Another tracer, such as one that sends spans to a collector, takes its place in ``StorefrontServer``.
struct SpanTracer: Tracer {
  /// Whether a request that comes without a trace starts one. One that comes with a trace decides by itself.
  let startsTraces: Bool

  /// Must not wait, as requests do for it.
  let export: @Sendable (FinishedSpan) -> Void

  func startSpan<Instant: TracerInstant>(
    _ operationName: String,
    context: @autoclosure () -> ServiceContext,
    ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant,
    function: String,
    file fileID: String,
    line: UInt
  ) -> RecordedSpan {
    var context = context()
    let parent = context.traceParent
    let own = parent?.child() ?? .new(isSampled: startsTraces)
    context.traceParent = own
    let span = FinishedSpan(
      name: operationName,
      kind: kind,
      place: own,
      parentID: parent?.spanID,
      start: own.isSampled ? instant().nanosecondsSinceEpoch : 0
    )
    return RecordedSpan(span, context: context, export: own.isSampled ? export : nil)
  }

  func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier,
    into context: inout ServiceContext,
    using extractor: Extract
  ) where Extract.Carrier == Carrier {
    if let parent = extractor.extract(key: TraceParent.header, from: carrier).flatMap(TraceParent.init) {
      context.traceParent = parent
    }
  }

  func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext,
    into carrier: inout Carrier,
    using injector: Inject
  ) where Inject.Carrier == Carrier {
    if let parent = context.traceParent { injector.inject(parent.text, forKey: TraceParent.header, into: &carrier) }
  }

  func forceFlush() {}
}
