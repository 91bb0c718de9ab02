import Domain

/// A page of items as JSON, in every place that ``ItemJSON`` lists.
public struct PageJSON<Element: Sendable>: Sendable {
  let items: [Element]
  let total: Int

  /// How many items precede the page, if the source says so.
  let skip: Int?
  private let page: Int?
  private let hasMore: Bool?
  private let notice: String?
  private let names: Names

  private struct Names {
    let list: JSONKey
    let total: JSONKey
    let hasStatus: Bool

    init<Format: ItemJSON>(_ format: Format.Type) {
      list = JSONKey(stringValue: format.listName)
      total = JSONKey(stringValue: format.totalName)
      hasStatus = format.hasStatus
    }
  }

  /// - Parameters:
  ///   - items: The items: those of a format, or values that add to them.
  ///   - format: The format that names the list.
  ///   - total: How many items can be paged through.
  ///   - skip: How many items precede the page.
  ///   - page: The page's number.
  ///   - notice: A remark for people, for example that the data may be out of date.
  public init<Format: ItemJSON>(
    _ items: [Element],
    as format: Format.Type,
    total: Int,
    skip: Int,
    page: Int,
    hasMore: Bool,
    notice: String? = nil
  ) {
    self.items = items
    self.total = total
    self.skip = skip
    self.page = page
    self.hasMore = hasMore
    self.notice = notice
    names = Names(format)
  }
}

extension PageJSON: JSONObject, Encodable where Element: JSONObject {
  public func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    if names.hasStatus { try values.write("ok", "status") }
    try values.write(items, names.list)
    try values.write(total, names.total)
    try values.write(skip, "skip")
    try values.write(items.count, "limit")
    try values.write(page, "page")
    try values.write(hasMore, "hasMore")
    try values.write(notice, "notice")
  }
}

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
