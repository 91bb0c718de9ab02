import Domain

extension PageJSON: Decodable where Element: ItemJSON {
  /// - Throws: ``NetworkError/status(_:code:message:)`` if the page has a status and it is `error`.
  public init(from decoder: any Decoder) throws {
    names = Names(Element.self)
    if names.hasStatus, let refusal = try? ServerErrorJSON(from: decoder), refusal.status == "error" {
      throw NetworkError.status(200, code: refusal.code, message: refusal.message)
    }
    let values = try decoder.container(keyedBy: JSONKey.self)
    items = try values.read(names.list)
    total = max(try values.read(names.total), 0)
    skip = try values.read("skip")
    page = nil
    hasMore = nil
    notice = nil
  }
}

extension PageJSON where Element: ItemJSON {
  init(_ page: Page<Element.Item>) {
    self.init(
      page.items.map(Element.init),
      as: Element.self,
      total: page.total.reachable,
      skip: page.request.offset,
      page: page.request.number,
      hasMore: page.hasMore
    )
  }

  func toPage(_ request: PageRequest) -> Page<Element.Item> {
    Page(items: items.map(\.item), request: request, total: .exactly(total))
  }
}
