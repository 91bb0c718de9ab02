import Domain

/// A page of items as JSON, in every place that ``ItemJSON`` lists.
public struct PageJSON<Element: Sendable>: Sendable {
  let items: [Element]
  let total: Int

  /// How many items precede the page, if the source says so.
  let skip: Int?
  let page: Int?
  let hasMore: Bool?
  let notice: String?
  let names: Names

  struct Names {
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
