import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct SearchIndexTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test
  func `a word with very many matches is counted and paged through up to the limit`() async throws {
    let products = [Product].fixtures(count: ResultCount.searchLimit + 5)
    let schema = Schema.filled { try ProductTable.replaceAll(with: products, categories: .fixtures, in: $0) }
    let database = LocalDatabase(location: .file(path: folder.path("shop.sqlite")), schema: schema)
    let repository = ProductLocalRepository(database: database)

    let first = try await repository.page("lamp", size: 100)
    let last = try await repository.page("lamp", number: 100, size: 100)
    let beyond = try await repository.page("lamp", number: 101, size: 100)
    let lastUneven = try await repository.page("lamp", number: 102, size: 99)
    let browsed = try await repository.page(number: 101, size: 100)

    #expect(first.total == .atLeast(ResultCount.searchLimit))
    #expect(first.hasMore)
    #expect(last.items.map(\.id) == Array(9_901...10_000))
    #expect(!last.hasMore)
    #expect(beyond.items.isEmpty)
    #expect(lastUneven.items.map(\.id) == [10_000])
    #expect(browsed.items.map(\.id) == Array(10_001...10_005))
    #expect(browsed.total == .exactly(10_005))
  }

  @Test
  func `categories that look alike have different tags`() {
    let categories = ["garden", "Garden", "gardén", "garden ", "gar", "den", "", "g a"]

    #expect(Set(categories.map(SearchIndex.tag)).count == categories.count)
  }

  @Test(arguments: ["\u{E000}6c69676874696e67", "6c69676874696e67", "lighting"])
  func `nobody can search for a tag`(text: String) async throws {
    let schema = Schema.filled { try ProductTable.replaceAll(with: [Product].fixtures, categories: .fixtures, in: $0) }
    let database = LocalDatabase(location: .file(path: folder.path("shop.sqlite")), schema: schema)

    let page = try await ProductLocalRepository(database: database).page(text)

    #expect(page.items.isEmpty)
  }
}
