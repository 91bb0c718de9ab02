import Composition
import Domain
import Presentation

/// How a feature is addressed in the API.
struct APIDialect: Sendable {
  let lists: [List]

  /// The path of the filter's choices.
  var choices: String?

  /// Whether errors have `"status": "error"`, as NewsAPI's do.
  var hasStatus = false

  static func of(_ feature: any Feature.Type) -> APIDialect {
    switch feature.name {
    // https://dummyjson.com/docs/products
    case ProductFeature.name:
      APIDialect(
        lists: [
          List(path: "products", limit: 30, skips: true),
          List(path: "products/search", search: "q", filter: "category", limit: 30, skips: true),
          List(path: "products/category/:name", filter: "name", limit: 30, skips: true),
        ],
        choices: "products/categories"
      )
    // https://newsapi.org/docs/endpoints/everything
    case ArticleFeature.name: APIDialect(lists: [List(path: "everything", search: "q", limit: 100)], hasStatus: true)
    default: APIDialect(lists: [List(path: feature.name, search: "keyword", filter: feature.filter?.parameter)])
    }
  }
}

extension APIDialect {
  /// A path of lists, and the names of its parameters.
  struct List: Sendable {
    let path: String
    var search: String?

    /// The parameter, of the path or of the query, with the filter's choice.
    var filter: String?

    /// How many items a response has by default.
    var limit = PageSize.default

    /// Whether the other parameters are `skip` and `limit`, not `page` and `pageSize`.
    var skips = false

    func request(_ call: APICall) throws(RouteError) -> ListRequest {
      let limit = try call.number(skips ? "limit" : "pageSize", in: PageSize.allowed, default: limit)
      let pages = PageRequest.maximumNumber
      let skip =
        skips
        ? try call.number("skip", in: 0...pages * PageSize.allowed.upperBound, default: 0)
        : try (call.number("page", in: 1...pages, default: 1) - 1) * limit
      let choice = try filter.flatMap { name throws(RouteError) in try call.value(name) }
      // An empty choice would mean all items, as no choice does.
      if let filter, let choice, choice.isEmpty { throw .invalidValue(name: filter, value: choice) }
      let text = try search.flatMap { name throws(RouteError) in try call.value(name) }
      return ListRequest(search: text ?? "", filter: choice, skip: skip, limit: limit, allowsEmpty: true)
    }
  }
}
