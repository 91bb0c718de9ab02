import Data
import Domain
import Presentation

/// Makes the documents of a feature.
struct FeatureDocuments<F: Feature, Format: ItemJSON>: Sendable where F.Item == Format.Item {
  let feature: F

  /// The items may begin in one page and end in the next.
  func list(_ request: ListRequest, _ localization: Localization) async throws(DomainError) -> JSONResponse {
    let route = route(of: request, page: request.skip / request.limit + 1)
    let query = F.query(for: route)
    let offset = request.skip % request.limit
    do throws(DomainError) {
      var list = try await feature.useCase.list(matching: query, policy: .useCache)
      if offset > 0 { list = try await feature.useCase.more(of: list, matching: query, policy: .useCache) }
      return document(Array(list.items.dropFirst(offset).prefix(request.limit)), of: list, request, localization)
    } catch .pageOutOfRange(_, let last) where request.allowsEmpty {
      let lastQuery = F.query(for: self.route(of: request, page: last))
      return document(
        [],
        of: try await feature.useCase.list(matching: lastQuery, policy: .useCache),
        request,
        localization
      )
    }
  }

  func item(_ text: String, _ localization: Localization) async throws(DomainError) -> JSONResponse {
    guard let id = F.id(text) else { throw .notFound }
    let item = try await feature.useCase.item(id: id, policy: .useCache)
    let notice = localization.staleNotice(item.freshness)
    let version = (item.value as? any EditableEntity)?.version
    return JSONResponse(
      linked(item.value, notice: notice),
      freshness: item.freshness,
      version: version
    )
  }

  private func route(of request: ListRequest, page: Int) -> ListRoute {
    ListRoute(F.name, search: request.search, filter: request.filter, page: page, pageSize: request.limit)
  }

  private func document(
    _ items: [F.Item],
    of list: PagedList<F.Item>,
    _ request: ListRequest,
    _ localization: Localization
  ) -> JSONResponse {
    let page = PageJSON(
      items.map { linked($0) },
      as: Format.self,
      total: list.total.reachable,
      skip: request.skip,
      page: request.skip / request.limit + 1,
      hasMore: !items.isEmpty && request.skip + items.count < list.total.reachable,
      notice: localization.staleNotice(list.freshness)
    )
    return JSONResponse(page, freshness: list.freshness)
  }

  private func linked(_ item: F.Item, notice: String? = nil) -> LinkedJSON<Format> {
    LinkedJSON(item: Format(item), link: RouteCodec.link(to: F.detail(id: item.id)), notice: notice)
  }
}

/// An item with the link that opens its screen.
struct LinkedJSON<Item: JSONObject & Sendable>: JSONObject, Sendable {
  let item: Item
  let link: String
  let notice: String?

  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try item.write(to: &values)
    try values.encode(link, forKey: "link")
    try values.encodeIfPresent(notice, forKey: "notice")
  }
}
