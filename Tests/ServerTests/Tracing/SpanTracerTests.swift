import NIOConcurrencyHelpers
import Testing
import Tracing

@testable import Server

/// Which spans are kept, and what they belong to.
struct SpanTracerTests {
  private let ended = NIOLockedValueBox<[FinishedSpan]>([])

  private func tracer(startsTraces: Bool) -> SpanTracer {
    SpanTracer(startsTraces: startsTraces) { [ended] span in ended.withLockedValue { $0.append(span) } }
  }

  private func names(_ startsTraces: Bool, in parent: TraceParent?) -> [String] {
    var context = ServiceContext.topLevel
    context.traceParent = parent
    tracer(startsTraces: startsTraces).withSpan("outer", context: context) { span in
      span.operationName = "named later"
      tracer(startsTraces: startsTraces).withSpan("inner") { _ in }
    }
    return ended.withLockedValue { $0 }.map(\.name)
  }

  @Test(arguments: [true, false])
  func `a request without a trace starts one if the tracer does`(startsTraces: Bool) {
    #expect(names(startsTraces, in: nil) == (startsTraces ? ["inner", "named later"] : []))
  }

  @Test(arguments: [true, false])
  func `a request with a trace decides by itself`(isSampled: Bool) {
    #expect(names(!isSampled, in: .new(isSampled: isSampled)) == (isSampled ? ["inner", "named later"] : []))
  }

  @Test func `a span is part of the one around it, and ends once`() throws {
    let tracer = tracer(startsTraces: true)
    tracer.withSpan("outer") { outer in
      let inner = tracer.startSpan("inner", context: outer.context)
      inner.end()
      inner.end()
    }

    let spans = ended.withLockedValue { $0 }
    #expect(spans.map(\.name) == ["inner", "outer"])
    #expect(spans.first?.parentID == spans.last?.place.spanID)
    #expect(spans.first?.place.traceID == spans.last?.place.traceID)
    #expect(spans.last?.parentID == nil)
  }

  @Test func `of an error, only its type is kept`() {
    struct Secret: Error {
      let text = "correct horse"
    }
    _ = try? tracer(startsTraces: true).withSpan("failed") { _ in throw Secret() }

    let span = ended.withLockedValue { $0.first }
    #expect(span?.hasFailed == true)
    #expect(span?.text("error.type") == "Secret")
    #expect("\(String(describing: span))".contains("horse") == false)
  }
}
