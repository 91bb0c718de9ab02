public import Domain

/// The items of the person who is signed in, from a server with Storefront's own API.
public struct EditableRemoteRepository<Format: EditableJSON>: EditableRepository {
  private let service: AuthorizedService

  public init(service: AuthorizedService) {
    self.service = service
  }

  public func page(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    let page: PageJSON<Format> = try await service.request(Format.listEndpoint(query))
    return Fetched(page.toPage(query.page))
  }

  public func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    let json: Format = try await service.request(Format.itemEndpoint(id: id))
    return Fetched(json.item)
  }

  public func create(_ values: Format.Item.Values, key: String) async throws(DomainError) -> Format.Item {
    let endpoint = Endpoint(.post, Format.path, sending: ValuesJSON<Format>(values), idempotencyKey: key)
    do throws(DomainError) {
      let json: Format = try await service.request(endpoint)
      return json.item
    } catch .refused("limitReached", _, _) {
      throw .limitReached(Format.Item.limit)
    }
  }

  public func update(
    _ id: Format.Item.ID,
    version: Int,
    to values: Format.Item.Values
  ) async throws(DomainError) -> Format.Item {
    var endpoint = Endpoint(.put, Format.path, id, sending: ValuesJSON<Format>(values))
    endpoint.version = version
    let json: Format = try await service.request(endpoint)
    return json.item
  }

  public func delete(_ id: Format.Item.ID, version: Int) async throws(DomainError) {
    var endpoint = Endpoint(method: .delete, path: [Format.path, id])
    endpoint.version = version
    try await service.send(endpoint)
  }
}
