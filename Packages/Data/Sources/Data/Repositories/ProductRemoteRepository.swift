public import Domain
import Foundation

/// Products from a REST API that speaks DummyJSON's format.
public struct ProductRemoteRepository: ProductRepository {
  private let service: NetworkService

  public init(service: NetworkService) {
    self.service = service
  }

  public func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    let json: ProductsJSON
    do throws(NetworkError) {
      json = try await service.request(.products(query))
    } catch .status(404, code: _, message: _) where query.categoryID != nil {
      return Fetched(Page(items: [], request: query.page, total: .exactly(0)))
    } catch {
      throw error.domainError
    }
    if let categoryID = query.categoryID, json.products.contains(where: { $0.category != categoryID }) {
      throw .categoryIgnored(categoryID)
    }
    return Fetched(json.toPage(query.page))
  }

  public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    do {
      let json: ProductJSON = try await service.request(.product(id: id))
      return Fetched(json.toProduct())
    } catch {
      throw error.domainError
    }
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    do {
      let json: [ProductCategoryJSON] = try await service.request(.categories)
      return json.map { $0.toCategory() }.sorted { $0.id < $1.id }
    } catch {
      throw error.domainError
    }
  }
}

extension Endpoint {
  static let categories = Endpoint(path: ["products", "categories"])

  static func product(id: Product.ID) -> Endpoint {
    Endpoint(path: ["products", String(id)])
  }

  /// DummyJSON searches or filters, never both; Storefront's own API knows `category` beside `q`. A server that ignores
  /// it is found out by its answer.
  static func products(_ query: ProductQuery) -> Endpoint {
    let paging = [
      URLQueryItem(name: "limit", value: String(query.page.size)),
      URLQueryItem(name: "skip", value: String(query.page.offset)),
    ]
    let category = query.categoryID.map { [URLQueryItem(name: "category", value: $0)] } ?? []
    if !query.text.isEmpty {
      let text = URLQueryItem(name: "q", value: query.text.value)
      return Endpoint(path: ["products", "search"], query: [text] + category + paging)
    }
    if let categoryID = query.categoryID {
      return Endpoint(path: ["products", "category", categoryID], query: paging)
    }
    return Endpoint(path: ["products"], query: paging)
  }
}
