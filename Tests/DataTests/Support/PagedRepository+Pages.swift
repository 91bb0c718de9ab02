import Domain

extension PagedRepository {
  func page(matching query: Query) async throws -> Page<Item> {
    try await page(matching: query, policy: .useCache).value
  }

  func item(id: Item.ID) async throws -> Item {
    try await item(id: id, policy: .useCache).value
  }
}

extension PagedRepository where Query == KeywordQuery {
  func page(_ text: String = "", number: Int = 1, size: Int = 20) async throws -> Page<Item> {
    try await page(matching: KeywordQuery(text: SearchText(text), page: PageRequest(number: number, size: size)))
  }
}

extension ProductRepository {
  func page(
    _ text: String = "",
    category: String? = nil,
    number: Int = 1,
    size: Int = 20
  ) async throws -> Page<Product> {
    let request = PageRequest(number: number, size: size)
    return try await page(matching: ProductQuery(text: SearchText(text), categoryID: category, page: request))
  }
}
