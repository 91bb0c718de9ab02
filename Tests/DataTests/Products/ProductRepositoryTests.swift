import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// What ``ProductRepository`` promises beyond ``PagedRepository``, for every implementation.
@Suite(.timeLimit(.minutes(10)))
struct ProductRepositoryTests {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(arguments: Implementation.allCases)
  func `a category has its products, in order`(implementation: Implementation) async throws {
    let repository = try await repository(implementation)

    let first = try await repository.page(category: "lighting", size: 1)
    let second = try await repository.page(category: "lighting", number: 2, size: 1)

    #expect((first.items + second.items).map(\.id) == [1, 4])
    #expect(first.total == .exactly(2))
    #expect(first.hasMore)
    #expect(!second.hasMore)
  }

  @Test(arguments: Implementation.allCases)
  func `a page behind the end of a category is empty and has the total`(implementation: Implementation) async throws {
    let repository = try await repository(implementation, .fixtures(count: 45))

    let page = try await repository.page(category: "lighting", number: 4)

    #expect(page == Page(items: [], request: PageRequest(number: 4), total: .exactly(45)))
  }

  @Test(
    arguments: Implementation.allCases,
    ["lightning", "Lighting", "", " ", "light", "garden/kitchen", "..", "a b&c=d", "ganz früh", "' OR 1=1 --"]
  )
  func `a category that does not exist is empty`(implementation: Implementation, category: String) async throws {
    let repository = try await repository(implementation)

    let browsed = try await repository.page(category: category)
    let searched = try await repository.page("lamp", category: category)

    #expect(browsed == Page(items: [], request: PageRequest(), total: .exactly(0)))
    #expect(searched == browsed)
  }

  @Test(arguments: Implementation.allCases)
  func `categories are sorted by identifier`(implementation: Implementation) async throws {
    #expect(try await repository(implementation).categories() == .fixtures)
  }

  @Test(arguments: Implementation.allCases)
  func `a search stays in its category`(implementation: Implementation) async throws {
    let repository = try await repository(implementation)

    #expect(try await repository.page("loaf").items.map(\.id) == [2])
    #expect(try await repository.page("lo", category: "kitchen").items.map(\.id) == [2])
    #expect(try await repository.page("lo", category: "lighting").total == .exactly(0))
    let totals = try await inParallel(HostileTexts.all) { try await repository.page($0, category: "lighting").total }
    #expect(Set(totals) == [.exactly(0)])
  }

  @Test(arguments: Implementation.allCases)
  func `matches in a category come page by page, in order`(implementation: Implementation) async throws {
    let others = [Product].fixtures(count: 45).map { Product.fixture(id: $0.id + 100, title: "Pan \($0.id)") }
    let catalogue = zip([Product].fixtures(count: 45).reversed(), others).flatMap { [$0, $1] }
    let repository = try await repository(implementation, catalogue)
    var found: [Int] = []

    for number in 1...3 {
      let page = try await repository.page("lamp", category: "lighting", number: number)
      #expect(page.total == .exactly(45))
      #expect(page.hasMore == (number < 3))
      found += page.items.map(\.id)
    }

    #expect(found == (1...45).reversed())
  }

  @Test(arguments: Implementation.allCases)
  func `a word may be in any script`(implementation: Implementation) async throws {
    let titles = ["हिन्दी भाषा", "हाथ नमक दाल", "ที่ ไทย", "日本語 辞典"]
    let products = titles.enumerated().map { Product.fixture(id: $0.offset + 1, title: $0.element) }
    let repository = try await repository(implementation, products)
    let searches = [
      ("हिन्दी", [1]), ("हि", [1]), ("ह", [1, 2]), ("हाथ", [2]), ("भाषा", [1]), ("ไทย", [3]), ("ที่", [3]), ("日本", [4]),
    ]

    for (text, ids) in searches { #expect(try await repository.page(text).items.map(\.id) == ids, "\(text)") }
  }

  @Test(arguments: Implementation.allCases)
  func `a cancelled task gets no categories`(implementation: Implementation) async throws {
    let repository = try await repository(implementation)

    #expect(await errorsWhenCancelled({ _ = try await repository.categories() }) == [.cancelled])
  }

  private func repository(
    _ implementation: Implementation,
    _ products: [Product] = .fixtures
  ) async throws -> any ProductRepository {
    let repository = try await factory.make(implementation, ProductSample.self, products)
    return try #require(repository as? any ProductRepository)
  }
}
