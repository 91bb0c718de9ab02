public import Domain
import Foundation

extension ItemJSON {
  public static func itemEndpoint(id: Item.ID) -> Endpoint {
    Endpoint(path: [path, id.description])
  }
}

extension ItemJSON where Query == KeywordQuery {
  /// The form in which Storefront's own API serves lists.
  public static func listEndpoint(_ query: KeywordQuery) -> Endpoint {
    Endpoint(
      path: [path],
      query: [
        URLQueryItem(name: "keyword", value: query.text.value),
        URLQueryItem(name: "page", value: String(query.page.number)),
        URLQueryItem(name: "pageSize", value: String(query.page.size)),
      ]
    )
  }
}
