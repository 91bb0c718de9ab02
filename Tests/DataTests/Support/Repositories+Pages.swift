import Domain

extension ProductRepository {
  func page(
    _ text: String = "",
    category: String? = nil,
    number: Int = 1,
    size: Int = 20
  ) async throws -> Page<Product> {
    let request = PageRequest(number: number, size: size)
    let query = ProductQuery(text: SearchText(text), categoryID: category, page: request)
    return try await products(matching: query, policy: .useCache).value
  }
}

extension ArticleRepository {
  func page(_ keyword: String, number: Int = 1, size: Int = 20) async throws -> Page<Article> {
    let query = ArticleQuery(keyword: SearchText(keyword), page: PageRequest(number: number, size: size))
    return try await articles(matching: query, policy: .useCache).value
  }
}

/// The texts for which a search finds something. All are searched for at once, for the sake of speed.
func textsThatFind<Item>(
  _ texts: [String],
  search: @escaping @Sendable (String) async throws -> Page<Item>
) async throws -> [String] {
  try await withThrowingTaskGroup { group in
    for text in texts {
      group.addTask { try await search(text).total == .exactly(0) ? nil : text }
    }
    return try await group.compactMap(\.self).reduce(into: []) { $0.append($1) }
  }
}
