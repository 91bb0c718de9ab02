import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Presentation

/// All features for programs, in the formats of their `ItemJSON`.
struct APIRoutes: Sendable {
  private typealias Load = @Sendable (APICall, Localization) async throws -> Document

  private let useCases: DIContainer
  private let apis: [(api: FeatureAPI, dialect: APIDialect)]
  private let description: Document

  /// How long a response may take.
  private let deadline: Deadline

  /// - Throws: An error if the API's description is not valid JSON.
  init(useCases: DIContainer, deadline: Deadline) throws {
    self.useCases = useCases
    self.deadline = deadline
    apis = useCases.apis.map { ($0, APIDialect.of($0.feature)) }
    description = Document(json: try OpenAPIDocument(useCases).bytes)
  }

  func add(to router: Router<ServerContext>) {
    let group = router.group("api")
    for (api, dialect) in apis {
      for list in dialect.lists {
        get(list.path, in: group) { try await Document(api.list(list.request($0), $1)) }
      }
      if let path = dialect.choices { addChoices(of: api.feature, at: path, to: group) }
      get("\(api.feature.name)/:id", in: group, itemOf: api.feature.name) {
        try await Document(api.item(id: $0.value("id") ?? "", $1))
      }
    }
    group.get("openapi.json") { request, _ in description.response(to: request) }
  }

  private func addChoices<F: Feature>(of feature: F.Type, at path: String, to group: RouterGroup<ServerContext>) {
    let useCases = useCases
    get(path, in: group) { _, _ in
      let choices = try await F(useCases: useCases).choices().map { ["slug": $0.id ?? "", "name": $0.name] }
      return Document(json: Array(try JSONEncoder.api.encode(choices)))
    }
  }

  /// - Parameter feature: The feature whose item the path names, for the text of the error if there is no such item.
  private func get(
    _ path: String,
    in group: RouterGroup<ServerContext>,
    itemOf feature: String? = nil,
    _ load: @escaping Load
  ) {
    group.get(RouterPath(path)) { request, context in
      let localization = request.language.localization
      do {
        let call = try APICall(request, context)
        let result = await deadline.run { () async -> Result<Response, any Error> in
          do {
            return .success(try await load(call, localization).response(to: request))
          } catch {
            return .failure(error)
          }
        }
        guard let response = try result?.get() else { throw RequestError(.timedOut, localization) }
        return response
      } catch let error as RouteError {
        throw RequestError(error, localization)
      } catch let error as DomainError {
        let id = context.parameters.get("id").flatMap { PercentEncoding.decode($0) } ?? ""
        let route = feature.map { Route.detail($0, id: id) }
        throw RequestError(error, on: route, localization)
      }
    }
  }
}

extension APIRoutes {
  /// Whether a request comes from a program, even if there is no such route.
  func isResponsible(for request: Request) -> Bool {
    Self.segments(request).first == "api"
  }

  /// The response to a program's request that failed: a problem document (RFC 9457), with a `code` for programs and a
  /// `message` for people.
  func problem(for error: RequestError, _ request: Request) -> Response {
    let problem = Problem(
      title: error.status.reasonPhrase,
      detail: error.view.message,
      code: error.view.code,
      message: error.view.message,
      // RFC 9457 has an optional number of that name; its clients ignore a member of the wrong type (section 3).
      status: hasStatus(request) ? "error" : nil,
      errors: error.view.validation?.json(request.language.localization)
    )
    return Document(
      status: error.status,
      contentType: "application/problem+json",
      bytes: (try? JSONEncoder.api.encode(problem)).map { Array($0) } ?? [],
      headers: [
        .contentLanguage: request.language.language.rawValue, .vary: "Accept-Language", .cacheControl: "no-store",
      ]
    ).response(to: request)
  }

  private struct Problem: Encodable {
    var type = "about:blank"
    let title: String
    let detail: String
    let code: String
    let message: String

    /// `error` in NewsAPI's format.
    let status: String?

    /// The problems of fields.
    let errors: JSONResponse?
  }

  /// Whether the program expects NewsAPI's format, which has a status.
  private func hasStatus(_ request: Request) -> Bool {
    guard let first = Self.segments(request).dropFirst().first else { return false }
    return apis.contains { api, dialect in
      dialect.hasStatus && ([api.feature.name] + dialect.lists.map(\.path)).contains { $0 == first }
    }
  }

  /// The router ignores empty segments too.
  private static func segments(_ request: Request) -> [Substring] {
    request.uri.path.split(separator: "/", maxSplits: 2)
  }
}

extension Document {
  fileprivate init(json bytes: [UInt8]) {
    self.init(contentType: "application/json", bytes: bytes, headers: [.cacheControl: "no-cache"])
  }

  fileprivate init(_ response: JSONResponse) throws {
    self.init(json: Array(try response.data()))
    if case .stale(let since) = response.freshness {
      // RFC 9111, section 5.1: how old the data is, in seconds.
      headers[.age] = String(max(0, Int(Date.now.timeIntervalSince(since))))
    }
  }
}

extension JSONEncoder {
  /// Sorted keys make the same document the same bytes, and so the same entity tag, in every process.
  static let api: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
