import Domain
import FlyingFox
import Foundation

@testable import Data

/// What a REST API serves about one feature, from any repository.
struct SampleAPI<Sample: RepositorySample>: Sendable {
  let repository: Sample.SampleRepository

  /// The largest size of a page. A source with a limit counts pages of that size, and does not report where one begins.
  var limit: Int?

  func respond(to request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
      .compactMap { $0.removingPercentEncoding }
    do {
      if let body = try await Sample.body(path: path, repository: repository) {
        return HTTPResponse(statusCode: .ok, body: body)
      }
      if let query = Sample.query(path: path, parameters: request.parameters) {
        return HTTPResponse(statusCode: .ok, body: try await list(query))
      }
      guard path.count == 2, path[0] == Sample.Format.path, let id = Sample.Item.ID(path[1]) else {
        throw DomainError.notFound
      }
      let item = Sample.Format(try await repository.item(id: id))
      return HTTPResponse(statusCode: .ok, body: try JSONEncoder.storefront.encode(item))
    } catch DomainError.notFound {
      return HTTPResponse(statusCode: .notFound, body: Data(#"{"message":"not found"}"#.utf8))
    }
  }

  private func list(_ query: Sample.Query) async throws -> Data {
    let request = PageRequest(number: query.page.number, size: min(query.page.size, limit ?? query.page.size))
    let page = try await repository.page(matching: query.with(page: request))
    let json = try JSONEncoder.storefront.encode(PageJSON<Sample.Format>(page))
    guard limit != nil else { return json }
    return Data(String(decoding: json, as: UTF8.self).replacing(/"skip":[0-9]+,/, with: "").utf8)
  }
}

extension HTTPRequest {
  /// The query, read as servers read it: a plus sign is a space.
  fileprivate var parameters: [String: String] {
    let pairs = target.query().split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
    }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
  }
}
