import Foundation
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkSession {
  /// The same session with a span for each request, which the server is told of, so that its spans are in the same trace.
  func traced() -> TracedSession { TracedSession(base: self) }
}

struct TracedSession: NetworkSession {
  let base: any NetworkSession

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withSpan(request.httpMethod ?? "GET", ofKind: .client) { span in
      var request = request
      InstrumentationSystem.instrument.inject(span.context, into: &request, using: HeaderInjector())
      let (data, response) = try await base.data(for: request)
      if span.isRecording, let status = (response as? HTTPURLResponse)?.statusCode {
        span.attributes["http.response.status_code"] = status
        if status >= 400 { span.setStatus(SpanStatus(code: .error)) }
      }
      return (data, response)
    }
  }
}

private struct HeaderInjector: Injector {
  func inject(_ value: String, forKey key: String, into request: inout URLRequest) {
    request.setValue(value, forHTTPHeaderField: key)
  }
}
