import HTTPTypes
import Hummingbird
import Logging
import Presentation

/// Turns every error into a response: a page for people, a problem document for programs.
struct ErrorMiddleware: RouterMiddleware {
  let pages: PageRoutes
  let api: APIRoutes

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let failure = requestError(error, request, context)
      if failure.status.code >= 500 {
        context.logger.error(
          "failed",
          metadata: ["error": "\(logText(of: error))", "path": "\(request.uri.path.prefix(200))"]
        )
      }
      var response =
        api.isResponsible(for: request)
        ? api.problem(for: failure, request) : pages.page(for: failure, request)
      if failure.status == .methodNotAllowed { response.headers[.allow] = allowedMethods(request) }
      if failure.status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
      if failure.status == .tooManyRequests { response.headers[.retryAfter] = "900" }
      if failure.status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
      // Hummingbird only removes the body of a response to HEAD if a route was found.
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  private func allowedMethods(_ request: Request) -> String {
    if AccountAPI.action(of: request)?.method == .post { return "POST" }
    if let methods = FavouriteAPIRoutes.methods(at: request) { return methods.map(\.rawValue).joined(separator: ", ") }
    if let methods = PersonalAPI.methods(at: request) { return methods.map(\.rawValue).joined(separator: ", ") }
    let methods: [String?] = [
      "GET", "HEAD",
      PersonalRoutes.isForm(request) ? "POST" : nil,
    ]
    return methods.compactMap(\.self).joined(separator: ", ")
  }

  /// The message of an error may repeat what a person searched for, unless it is about the database.
  private func logText(of error: any Error) -> String {
    guard let error = error as? RequestError, error.view.kind != .storage else { return "\(error)" }
    return error.view.code
  }

  private func requestError(_ error: any Error, _ request: Request, _ context: ServerContext) -> RequestError {
    let localization = request.language.localization
    switch error {
    case let error as RequestError where !error.view.isInternal: return error
    case let error as HTTPError where error.status == .notFound:
      let isKnown =
        ![.get, .head].contains(request.method)
        || AccountAPI.action(of: request)?.method == .post
      return isKnown
        ? RequestError(.methodNotAllowed, localization) : RequestError(.unknownPath(request.uri.path), localization)
    default:
      return RequestError(.internalError(request: context.id, localization: localization))
    }
  }
}
