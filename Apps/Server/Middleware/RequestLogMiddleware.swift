import HTTPTypes
import Hummingbird
import Logging

/// Notes down each request, counts it, and gives its number back to the client.
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
    var response: Response
    do {
      response = try await next(request, context)
    } catch {
      metrics.end(request.method.rawValue, context.endpointPath, status: 500, start.duration(to: .now))
      throw error
    }
    let duration = start.duration(to: .now)
    metrics.end(request.method.rawValue, context.endpointPath, status: response.status.code, duration)
    if let name = Self.requestID { response.headers[name] = context.requestID }
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
