public import Domain

/// Items from a REST API, at the endpoints of their format.
public struct RemoteRepository<Format: ItemJSON>: PagedRepository {
  private let service: NetworkService

  public init(service: NetworkService) {
    self.service = service
  }

  public func page(
    matching query: Format.Query,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    do {
      let page: PageJSON<Format> = try await service.request(Format.listEndpoint(query))
      guard page.isCapped(query.page) else { return Fetched(page.toPage(query.page)) }
      let items = try await items(matching: query, after: page).map(\.item)
      return Fetched(Page(items: items, request: query.page, total: .exactly(page.total)))
    } catch {
      throw error.domainError
    }
  }

  public func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    do {
      let json: Format = try await service.request(Format.itemEndpoint(id: id))
      return Fetched(json.item)
    } catch {
      throw error.domainError
    }
  }

  /// Collects a page from a source that serves fewer items at once than were asked for.
  ///
  /// Every request brings at least one item or is the last, so there are never more requests than items in a page.
  ///
  /// - Parameter first: The source's response to the whole request; its length is the source's own page size.
  private func items(
    matching query: Format.Query,
    after first: PageJSON<Format>
  ) async throws(NetworkError) -> [Format] {
    let size = first.items.count
    let offset = query.page.offset
    let count = min(query.page.size, first.total - offset)
    var items = first.begins(at: offset) ? first.items : []
    while items.count < count {
      let position = offset + items.count
      let request = PageRequest(number: position / size + 1, size: size)
      let page: PageJSON<Format> = try await service.request(Format.listEndpoint(query.with(page: request)))
      let new = page.items.dropFirst(position - request.offset)
      if new.isEmpty || page.skip ?? request.offset != request.offset { break }
      items += new
    }
    return Array(items.prefix(max(count, 0)))
  }
}

extension PageJSON {
  /// Whether the page begins with the item that was asked for. A source that does not report `skip` may count pages of
  /// its own size.
  fileprivate func begins(at offset: Int) -> Bool {
    (skip ?? 0) == offset
  }

  /// Whether a source limits the size of pages, so that it served fewer items than it has, or others.
  ///
  /// Without `skip`, as many items as remain in the list are taken for its last page.
  fileprivate func isCapped(_ request: PageRequest) -> Bool {
    if items.isEmpty { return false }
    let rest = total - request.offset
    if begins(at: request.offset) { return items.count < min(request.size, rest) }
    return skip != nil || (items.count < request.size && items.count != rest)
  }
}
