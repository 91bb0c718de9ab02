import HTTPTypes
import Hummingbird
import Logging

/// Logs and counts each request, and returns its ID to the client.
struct RequestLogMiddleware: RouterMiddleware {
  private static let requestID = HTTPField.Name("X-Request-Id")

  let metrics: RequestMetrics

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    metrics.begin()
    // No error gets here: ``ErrorMiddleware`` turns each into a response.
    var response = try await next(request, context)
    let duration = start.duration(to: .now)
    metrics.end(request.method.rawValue, context.endpointPath, status: response.status.code, duration)
    if let name = Self.requestID { response.headers[name] = context.id }
    context.logger.info(
      "request",
      metadata: [
        "method": "\(request.method)", "path": "\(request.uri.path.prefix(200))", "status": "\(response.status.code)",
        "ms": "\(duration / .milliseconds(1))",
      ]
    )
    return response
  }
}
