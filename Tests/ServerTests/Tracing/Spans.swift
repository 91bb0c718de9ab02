import NIOConcurrencyHelpers
import Tracing

@testable import Server

/// The spans of all tests. Only those of a trace that a test begins are kept.
///
/// A program has one tracer, so that of the tests is set with the first test that needs it.
final class Spans: Sendable {
  static let all: Spans = {
    let spans = Spans()
    let tracer = SpanTracer(startsTraces: false) { span in spans.ended.withLockedValue { $0.append(span) } }
    InstrumentationSystem.bootstrap(tracer)
    return spans
  }()

  private let ended = NIOLockedValueBox<[FinishedSpan]>([])

  /// Runs work in a new trace.
  ///
  /// - Returns: The spans that have ended, in the order in which they began.
  func during(_ work: () async throws -> Void) async rethrows -> [FinishedSpan] {
    var context = ServiceContext.topLevel
    let root = TraceParent.new(isSampled: true)
    context.traceParent = root
    try await ServiceContext.$current.withValue(context) { try await work() }
    return take(root.traceID)
  }

  /// The spans of a trace, which are not kept any longer.
  func take(_ traceID: String) -> [FinishedSpan] {
    ended.withLockedValue { ended in
      let own = ended.filter { $0.place.traceID == traceID }
      ended.removeAll { $0.place.traceID == traceID }
      return own.sorted { $0.start < $1.start }
    }
  }
}

extension FinishedSpan {
  /// An attribute as it is written; nil if there is none.
  func text(_ attribute: String) -> String? {
    var found: String?
    attributes.forEach { if $0 == attribute { found = $1.text } }
    return found
  }
}
