import Composition
import Hummingbird
import Presentation

/// The pages of all features under `/styles/NAME`, with the screens of products in one of their styles.
struct StyleRoutes: Sendable {
  let useCases: DIContainer
  let renderer: PageRenderer

  /// How long a screen may load.
  let deadline: Deadline

  func add(to router: Router<ServerContext>) {
    for path in PageRoutes.paths {
      router.get(RouterPath("styles/:style/\(path)")) { request, context in try await page(request, context) }
    }
  }

  private func page(_ request: Request, _ context: ServerContext) async throws -> Response {
    guard let style = context.parameters.get("style").flatMap({ ProductStyle(name: $0) }) else {
      throw HTTPError(.notFound)
    }
    var language = request.language
    language.linkPrefix = "/styles/\(style.name)"
    let address = request.uri.string
    guard address.hasPrefix(language.linkPrefix) else { throw HTTPError(.notFound) }
    let path = address.dropFirst(language.linkPrefix.count)
    return try await PageRoutes(useCases: useCases, renderer: renderer, deadline: deadline).page(
      at: path.hasPrefix("/") ? String(path) : "/" + path,
      request,
      language: language,
      replacement: await style.screens(useCases)
    )
  }
}
