import HTTPTypes
import Hummingbird
import Logging
import Tracing

/// A span for each request, in the trace that its client names. The lines of its log name the trace.
///
/// Hummingbird's own middleware would add the query, in which is what people search for.
struct TracingMiddleware: RouterMiddleware {
  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var parent = ServiceContext.current ?? .topLevel
    InstrumentationSystem.instrument.extract(request.headers, into: &parent, using: HTTPFieldsExtractor())
    return try await withSpan(request.method.rawValue, context: parent, ofKind: .server) { span in
      var context = context
      guard span.isRecording else { return try await next(request, context) }
      if let traceID = span.context.traceParent?.traceID { context.logger[metadataKey: "trace"] = "\(traceID)" }
      let response = try await next(request, context)
      let route = context.endpointPath
      if let route { span.operationName = "\(request.method.rawValue) \(route)" }
      span.updateAttributes { attributes in
        attributes["http.request.method"] = request.method.rawValue
        attributes["http.route"] = route
        attributes["http.response.status_code"] = response.status.code
        attributes["request.id"] = context.id
      }
      if response.status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
      return response
    }
  }
}

private struct HTTPFieldsExtractor: Extractor {
  func extract(key: String, from headers: HTTPFields) -> String? {
    HTTPField.Name(key).flatMap { headers[$0] }
  }
}
