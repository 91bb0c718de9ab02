import Data
import Domain
import FlyingFox
import Foundation

/// What public APIs serve, with the additions of Storefront's own, out of any repositories.
struct StorefrontAPI: Sendable {
  let products: any ProductRepository
  let articles: any ArticleRepository

  func respond(to request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
      .compactMap { $0.removingPercentEncoding }
    do {
      switch (path.count, path.first) {
      case (_, "products"): return try await productResponse(path, Query(request))
      case (1, "everything"): return try await articlesResponse(Query(request))
      case (2, "articles"): return try json(ArticleJSON(await articles.article(id: path[1], policy: .useCache).value))
      default: return HTTPResponse(statusCode: .notFound)
      }
    } catch DomainError.notFound {
      return HTTPResponse(statusCode: .notFound, body: Foundation.Data(#"{"message":"not found"}"#.utf8))
    }
  }

  private func productResponse(_ path: [String], _ query: Query) async throws -> HTTPResponse {
    switch (path.count, path.dropFirst().first) {
    case (1, _), (2, "search"):
      let text = SearchText(path.count == 1 ? "" : query["q"] ?? "")
      return try await page(text: text, category: query["category"], query)
    case (3, "category"):
      return try await page(text: .none, category: path[2], query)
    case (2, "categories"):
      return try json(await products.categories().map(ProductCategoryJSON.init))
    case (2, let id):
      guard let id = id.flatMap({ Int($0) }) else { throw DomainError.notFound }
      return try json(ProductJSON(await products.product(id: id, policy: .useCache).value))
    default:
      return HTTPResponse(statusCode: .notFound)
    }
  }

  private func page(text: SearchText, category: String?, _ query: Query) async throws -> HTTPResponse {
    let size = query.number("limit") ?? 30
    let request = PageRequest(number: (query.number("skip") ?? 0) / size + 1, size: size)
    let query = ProductQuery(text: text, categoryID: category, page: request)
    return try json(ProductsJSON(await products.products(matching: query, policy: .useCache).value))
  }

  private func articlesResponse(_ query: Query) async throws -> HTTPResponse {
    let request = PageRequest(number: query.number("page") ?? 1, size: query.number("pageSize") ?? 100)
    let query = ArticleQuery(keyword: SearchText(query["q"] ?? ""), page: request)
    return try json(ArticlesJSON(await articles.articles(matching: query, policy: .useCache).value))
  }

  private func json(_ body: some Encodable) throws -> HTTPResponse { try HTTPResponse(json: body) }
}

extension HTTPResponse {
  init(json body: some Encodable) throws {
    let data = try JSONEncoder.storefront.encode(body)
    self.init(statusCode: .ok, headers: [.contentType: "application/json"], body: data)
  }
}

/// The query of a request, read as servers read it: a plus sign is a space.
struct Query {
  private let values: [String: String]

  init(_ request: HTTPRequest) {
    let pairs = request.target.query().split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
    }
    values = Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
  }

  subscript(name: String) -> String? { values[name] }

  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
}
