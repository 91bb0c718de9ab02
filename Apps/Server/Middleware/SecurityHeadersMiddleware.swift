import HTTPTypes
import Hummingbird

/// Tells browsers to load nothing from elsewhere, to run no script that stands in a page, and to be shown in no frame.
///
/// Source: OWASP Secure Headers Project (https://owasp.org/www-project-secure-headers/).
struct SecurityHeadersMiddleware: RouterMiddleware {
  private static let headers: [(name: HTTPField.Name?, value: String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; "
        + "base-uri 'none'; frame-ancestors 'none'"
    ),
    (.xContentTypeOptions, "nosniff"),
    (HTTPField.Name("Referrer-Policy"), "same-origin"),
    (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
    (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
    (HTTPField.Name("Permissions-Policy"), "camera=(), geolocation=(), microphone=()"),
  ]

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for case (let name?, let value) in Self.headers where response.headers[name] == nil {
      response.headers[name] = value
    }
    return response
  }
}
