import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct SearchIndexTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [
      (ResultCount.searchLimit - 1, ResultCount.exactly(ResultCount.searchLimit - 1), 99),
      (ResultCount.searchLimit, .exactly(ResultCount.searchLimit), 100),
      (ResultCount.searchLimit + 5, .atLeast(ResultCount.searchLimit), 100),
    ]
  )
  func `a search counts and pages through matches up to the limit`(
    matches: Int,
    total: ResultCount,
    itemsOnLastPage: Int
  ) async throws {
    let repository = repository(over: .fixtures(count: matches))

    let first = try await repository.page("lamp", size: 100)
    let last = try await repository.page("lamp", number: 100, size: 100)
    let behind = try await repository.page("lamp", number: 101, size: 100)
    let lastUneven = try await repository.page("lamp", number: 102, size: 99)

    #expect(first.items.map(\.id) == Array(1...100))
    #expect(first.total == total)
    #expect(first.hasMore)
    #expect(last.items.map(\.id) == Array(9_901..<(9_901 + itemsOnLastPage)))
    #expect(!last.hasMore)
    #expect(behind == Page(items: [], request: PageRequest(number: 101, size: 100), total: total))
    #expect(lastUneven.items.map(\.id) == (itemsOnLastPage == 100 ? [10_000] : []))
    #expect(try await repository.page(number: 100, size: 100).total == .exactly(matches))
  }

  @Test func `categories that look alike have different tags`() {
    let categories = ["garden", "Garden", "gardén", "garden ", "gar", "den", "", "g a"]

    #expect(Set(categories.map(SearchIndex.tag)).count == categories.count)
  }

  /// Databases have it in their indexes.
  @Test func `a tag keeps its form`() {
    #expect(SearchIndex.tag(for: "lighting") == "\u{E000}6c69676874696e67")
  }

  @Test(arguments: ["\u{E000}6c69676874696e67", "6c69676874696e67", "lighting"])
  func `a tag cannot be searched for`(text: String) async throws {
    #expect(try await repository(over: .fixtures).page(text).items.isEmpty)
  }

  private func repository(over products: [Product]) -> ProductLocalRepository {
    ProductLocalRepository(
      database: .filled(at: folder.path("shop.sqlite")) { try ProductSample.fill($0, with: products) }
    )
  }
}
