public import Domain
import Foundation

extension ProductJSON {
  /// DummyJSON searches or filters, but not both. Storefront's own API knows `category` beside `q`;
  /// ``ProductRemoteRepository`` notices a server that ignores it.
  public static func listEndpoint(_ query: ProductQuery) -> Endpoint {
    let paging = [
      URLQueryItem(name: "limit", value: String(query.page.size)),
      URLQueryItem(name: "skip", value: String(query.page.offset)),
    ]
    let category = query.categoryID.map { [URLQueryItem(name: "category", value: $0)] } ?? []
    if !query.text.isEmpty {
      let text = URLQueryItem(name: "q", value: query.text.value)
      return Endpoint(path: [path, "search"], query: [text] + category + paging)
    }
    if let categoryID = query.categoryID {
      return Endpoint(path: [path, "category", categoryID], query: paging)
    }
    return Endpoint(path: [path], query: paging)
  }

  static let categoriesEndpoint = Endpoint(path: [listName, "categories"])
}
