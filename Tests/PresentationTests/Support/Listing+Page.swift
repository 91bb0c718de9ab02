import Domain

extension Listing {
  /// A listing of one page; without a total the page is all there is.
  static func page(
    _ items: [Item],
    number: Int = 1,
    size: Int = PageRequest.defaultSize,
    total: ResultCount? = nil,
    freshness: Freshness = .fresh
  ) -> Listing {
    let request = PageRequest(number: number, size: size)
    let page = Page(items: items, request: request, total: total ?? .exactly(items.count))
    return Listing(Fetched(page, freshness: freshness))
  }
}
