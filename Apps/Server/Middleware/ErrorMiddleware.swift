import HTTPTypes
import Hummingbird
import Logging
import Presentation

/// Makes an answer of whatever went wrong: a page for people, a problem document for programs.
struct ErrorMiddleware: RouterMiddleware {
  let pages: PageRoutes

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let failure = pageError(error, request, context)
      if failure.status.code >= 500 {
        context.logger.error("failed", metadata: ["error": "\(error)", "path": "\(request.uri.path.prefix(200))"])
      }
      var response =
        APIRoutes.isResponsible(for: request)
        ? Problem(failure, for: request, in: context.language.language).response(to: request)
        : pages.page(for: failure, request, context)
      if failure.status == .methodNotAllowed { response.headers[.allow] = "GET, HEAD" }
      if failure.status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
      // Where no route fits, nobody else takes the body away, and the client would read it as the next answer.
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  private func pageError(_ error: any Error, _ request: Request, _ context: ServerContext) -> PageError {
    let localization = context.language.localization
    switch error {
    case let error as PageError where error.view.code == "storage" && !error.view.canRetry:
      return internalError(context)
    case let error as PageError: return error
    case let error as HTTPError where error.status == .notFound:
      if ![.get, .head].contains(request.method) {
        return PageError(ErrorViewData(.methodNotAllowed, localization: localization), status: .methodNotAllowed)
      }
      let path = RouteError.unknownPath(request.uri.path)
      return PageError(ErrorViewData(path, localization: localization), status: .notFound)
    default: return internalError(context)
    }
  }

  private func internalError(_ context: ServerContext) -> PageError {
    let view = ErrorViewData.internalError(request: context.requestID, localization: context.language.localization)
    return PageError(view, status: .internalServerError)
  }
}
