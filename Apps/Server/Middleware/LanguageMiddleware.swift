import Hummingbird

/// Finds out which language a request asks for.
struct LanguageMiddleware: RouterMiddleware {
  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.language = RequestLanguage(request)
    return try await next(request, context)
  }
}
