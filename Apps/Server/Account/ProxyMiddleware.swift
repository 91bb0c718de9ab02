import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Reads where a request comes from in a header that the operator's proxy sets. Without it, all people behind the proxy would
/// share one limit of sign-ins.
struct ProxyMiddleware: RouterMiddleware {
  let header: HTTPField.Name

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.client = client(of: request)
    return try await next(request, context)
  }

  /// A proxy adds its client at the end; a client can invent what is before.
  func client(of request: Request) -> SocketAddress? {
    let text = request.headers[header]?.split(separator: ",").last?.trimmingCharacters(in: .whitespaces)
    return text.flatMap { try? SocketAddress(ipAddress: $0, port: 0) }
  }
}
