import HTTPTypes
import Hummingbird

/// Tells browsers to load nothing from other hosts, to run no inline scripts, and to show pages in no frame.
///
/// A route may set its own content security policy.
///
/// Source: OWASP Secure Headers Project (https://owasp.org/www-project-secure-headers/).
struct SecurityHeadersMiddleware: RouterMiddleware {
  private static let policy = HTTPField(
    name: .contentSecurityPolicy,
    value: "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
      + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  )
  private static let others = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
  ]
  .compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } }

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    if !response.headers.contains(.contentSecurityPolicy) { response.headers.append(Self.policy) }
    response.headers.append(contentsOf: Self.others)
    return response
  }
}
