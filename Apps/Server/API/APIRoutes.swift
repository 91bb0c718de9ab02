import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Presentation

/// The shop for programs, in the formats that Storefront's own remote source reads, those of other APIs among them. So
/// `storefront --source http://127.0.0.1:8080/api` shows what this server has.
struct APIRoutes: Sendable {
  private static let json = "application/json"

  let useCases: DIContainer

  /// How long an answer may take.
  let deadline: Deadline

  /// Whether a request, answered or not, is one of a program.
  static func isResponsible(for request: Request) -> Bool {
    segments(request).first == "api"
  }

  // Articles {
  /// Whether the program expects NewsAPI's format, where it is told of failures too.
  static func isInNewsFormat(_ request: Request) -> Bool {
    let segments = segments(request)
    return segments.count > 1 && ["everything", "articles"].contains(segments[1])
  }

  // } Articles
  /// As the router sees a path: no segment is empty.
  private static func segments(_ request: Request) -> [Substring] {
    request.uri.path.split(separator: "/", maxSplits: 2)
  }

  func add(to router: Router<ServerContext>) {
    let api = router.group("api")
    get("products", in: api) { call throws(RouteError) in
      ProductsRequest(window: try ListWindow(call.query))
    }
    get("products/search", in: api) { call throws(RouteError) in
      ProductsRequest(
        text: SearchText(call.query["q"] ?? ""),
        categoryID: call.query["category"],
        window: try ListWindow(call.query)
      )
    }
    get("products/category/:name", in: api) { call throws(RouteError) in
      ProductsRequest(categoryID: try call.parameter("name"), window: try ListWindow(call.query))
    }
    get("products/categories", in: api) { _ throws(RouteError) in CategoriesRequest() }
    get("products/:id", in: api) { call throws(RouteError) in ProductRequest(id: Int(try call.parameter("id"))) }
    get("everything", in: api) { call throws(RouteError) in try ArticlesRequest(call.query) }
    get("articles/:id", in: api) { call throws(RouteError) in ArticleRequest(id: try call.parameter("id")) }
    addPickupPoints(to: api)
    api.get("openapi.json") { request, _ in
      Document(contentType: Self.json, bytes: PackageResources.openapi_json, headers: [.cacheControl: "no-cache"])
        .response(to: request)
    }
  }

  func get<Asked: APIRequest>(
    _ path: RouterPath,
    in api: RouterGroup<ServerContext>,
    _ read: @escaping @Sendable (APICall) throws(RouteError) -> Asked
  ) {
    api.get(path) { request, context in
      let asked: Asked
      do throws(RouteError) {
        asked = try read(try APICall(request, context))
      } catch {
        let view = ErrorViewData(error, localization: context.language.localization)
        throw PageError(view, status: error.status)
      }
      return try document(await answer(to: asked, context)).response(to: request)
    }
  }

  private func answer<Asked: APIRequest>(
    to asked: Asked,
    _ context: ServerContext
  ) async throws(PageError) -> Fetched<Asked.Answer> {
    let useCases = useCases
    let answer = await deadline.run { () -> Result<Fetched<Asked.Answer>, DomainError> in
      do throws(DomainError) {
        return .success(try await asked.answer(from: useCases))
      } catch {
        return .failure(error)
      }
    }
    switch answer {
    case .success(let answer): return answer
    case .failure(let error):
      let view = ErrorViewData(error, on: asked.route, localization: context.language.localization)
      throw PageError(view, status: HTTPResponse.Status(view))
    case nil:
      throw PageError(ErrorViewData(.timedOut, localization: context.language.localization), status: .gatewayTimeout)
    }
  }

  private func document<Answer: Encodable>(_ answer: Fetched<Answer>) throws -> Document {
    var headers: HTTPFields = [.cacheControl: "no-cache"]
    if case .stale(let since) = answer.freshness {
      // RFC 9111, section 5.1: for how long, in seconds, nobody could ask the source.
      headers[.age] = String(max(0, Int(Date.now.timeIntervalSince(since))))
    }
    return Document(contentType: Self.json, bytes: Array(try JSONEncoder.api.encode(answer.value)), headers: headers)
  }
}
