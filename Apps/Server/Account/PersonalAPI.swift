import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Presentation

/// What a person has of their own, for programs: lists, items, and changes of them.
///
/// A document's entity tag is the version of its item, which a change has to name in `If-Match` (RFC 9110, section 13.1.1,
/// and RFC 6585, section 3). A creation may have an `Idempotency-Key`.
struct PersonalAPI: Sendable {
  private typealias Respond = @Sendable (EditableAPI, Request, APICall, Localization) async throws -> Response

  let accounts: AccountAPI

  func add(to router: Router<ServerContext>) {
    for api in accounts.useCases.editableAPIs {
      let feature = api.reading.feature
      let list = RouterPath("api/\(feature.name)")
      let item = RouterPath("api/\(feature.name)/:id")
      on(.get, list, feature, router) { api, _, call, localization in
        let request = try APIDialect.of(api.reading.feature).lists[0].request(call)
        return try Response(try await api.reading.list(request, localization))
      }
      on(.get, item, feature, router) { api, _, call, localization in
        try Response(try await api.reading.item(id: call.value("id") ?? "", localization))
      }
      on(.post, list, feature, router) { api, request, _, localization in
        let written = try await api.create(from: request.jsonBody(), key: request.idempotencyKey)
        return try Self.response(written, .created, localization)
      }
      on(.put, item, feature, router) { api, request, call, localization in
        let id = try call.value("id") ?? ""
        let version = try await Self.version(of: request, id, api, localization)
        return try Self.response(
          try await api.update(id, version: version, from: request.jsonBody()),
          .ok,
          localization
        )
      }
      on(.delete, item, feature, router) { api, request, call, localization in
        let id = try call.value("id") ?? ""
        try await api.delete(id, version: Self.version(of: request, id, api, localization))
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
      }
    }
  }

  /// The methods of a request's address; nil for an address that is not here.
  static func methods(at request: Request) -> [HTTPRequest.Method]? {
    let path = request.uri.path.split(separator: "/")
    guard path.first == "api", path.count == 2 || path.count == 3 else { return nil }
    guard Features.personal.contains(where: { $0.name == path[1] && $0 is any EditableFeature.Type }) else {
      return nil
    }
    return path.count == 2 ? [.get, .head, .post] : [.get, .head, .put, .delete]
  }

  private func on(
    _ method: HTTPRequest.Method,
    _ path: RouterPath,
    _ feature: any Feature.Type,
    _ router: Router<ServerContext>,
    _ respond: @escaping Respond
  ) {
    router.on(path, method: method) { request, context in
      try await accounts.respond(to: request, context, about: feature.name) { useCases, call, localization in
        guard let api = useCases.editableAPIs.first(where: { $0.reading.feature == feature }) else {
          throw DomainError.notFound
        }
        return try await respond(api, request, call, localization)
      }
    }
  }

  /// The version that a change is based on: of several, and for `*`, the one that the item is in. 0 is that of no item.
  private static func version(
    of request: Request,
    _ id: String,
    _ api: EditableAPI,
    _ localization: Localization
  ) async throws -> Int {
    guard let header = request.headers[.ifMatch] else { throw RequestError(.versionRequired, localization) }
    let (tags, isAny) = (EntityTag.tags(in: header), header.trimmed == "*")
    let versions = tags.compactMap(version)
    guard isAny || versions.count > 1 else { return versions.first ?? 0 }
    do throws(DomainError) {
      let current = try await api.reading.item(id: id, localization).version ?? 0
      return isAny || versions.contains(current) ? current : versions[0]
    } catch {
      if error == .notFound { return 0 }
      throw error
    }
  }

  /// Nil for a tag that no item has, such as a weak one, which says that it may stand for different bytes.
  private static func version(_ tag: Substring) -> Int? {
    Int(tag.dropFirst().dropLast()).flatMap { tag == "\"\($0)\"" ? $0 : nil }
  }

  private static func response(
    _ written: EditableAPI.Written?,
    _ status: HTTPResponse.Status,
    _ localization: Localization
  ) throws -> Response {
    guard let written else { throw RequestError(.unreadableForm, localization) }
    var response = try Response(written.response, status)
    if status == .created { response.headers[.location] = "/api" + RouteCodec.path(for: written.route) }
    return response
  }
}
