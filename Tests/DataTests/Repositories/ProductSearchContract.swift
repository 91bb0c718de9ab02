import Domain
import Foundation
import Mocks
import Testing

/// What ``ProductRepository`` promises about search, for everything that implements it.
@Suite(.serialized)
struct ProductSearchContract {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(
    arguments: Implementation.allCases,
    [
      ("lamp", [1, 4]), ("lam", [1, 4]), ("l", [1, 2, 4]), ("LAMP", [1, 4]), ("Jalapeño", [3]), ("jalapeno", [3]),
      ("JALAPEÑO", [3]), ("jalapen\u{303}o", [3]), ("jal\u{301}apeno", [3]), ("amp", []), ("lamps", []),
      ("ostara", [1, 4]), ("hammer", [2]), ("windowsill", [3]), ("three", [2]), ("baking", []), ("kitchen", []),
    ]
  )
  func `a text finds the words that begin with it`(
    implementation: Implementation,
    search: (text: String, ids: [Int])
  ) async throws {
    let repository = try await factory.products(implementation)

    let page = try await repository.page(search.text)

    #expect(page.items.map(\.id) == search.ids)
    #expect(page.total == .exactly(search.ids.count))
  }

  @Test(
    arguments: Implementation.allCases,
    [
      ("linen lamp", [1]), ("lamp linen", [1]), ("ostara clamp", [4]), ("cast-iron", [2]), ("iron cast", [2]),
      ("lamp lamp", [1, 4]), ("lamp zeppelin", []), ("lamp, clamp!", [4]), ("hammerfell & daughter", [2]),
      ("\"clamp\" lamp*", [4]), ("lamp 😀", [1, 4]), ("👩‍👩‍👧‍👦 lamp ❤️", [1, 4]), ("(lamp)", [1, 4]), ("+lamp -clamp", [4]),
      ("../lamp", [1, 4]), ("lamp%", [1, 4]), ("lamp 🪔", [1, 4]),
    ]
  )
  func `every word of a text has to be found`(
    implementation: Implementation,
    search: (text: String, ids: [Int])
  ) async throws {
    let repository = try await factory.products(implementation)

    let page = try await repository.page(search.text)

    #expect(page.items.map(\.id) == search.ids)
  }

  @Test(arguments: Implementation.allCases)
  func `no text does any harm`(implementation: Implementation) async throws {
    let repository = try await factory.products(implementation)

    let finding = try await textsThatFind(HostileTexts.all) { try await repository.page($0) }
    let findingInCategory = try await textsThatFind(HostileTexts.all) {
      try await repository.page($0, category: "lighting")
    }

    #expect(finding.isEmpty)
    #expect(findingInCategory.isEmpty)
    #expect(try await repository.page().items == .fixtures)
  }

  @Test(arguments: Implementation.allCases)
  func `a search stays in its category`(implementation: Implementation) async throws {
    let repository = try await factory.products(implementation)

    let everywhere = try await repository.page("loaf")
    let inKitchen = try await repository.page("lo", category: "kitchen")
    let inLighting = try await repository.page("lo", category: "lighting")

    #expect(everywhere.items.map(\.id) == [2])
    #expect(inKitchen.items.map(\.id) == [2])
    #expect(inLighting.items.isEmpty)
    #expect(inLighting.total == .exactly(0))
  }

  @Test(arguments: Implementation.allCases)
  func `matches come page by page, in the catalogue's order`(implementation: Implementation) async throws {
    let others = [Product].fixtures(count: 45).map { Product.fixture(id: $0.id + 100, title: "Pan \($0.id)") }
    let catalogue = zip([Product].fixtures(count: 45).reversed(), others).flatMap { [$0, $1] }
    let repository = try await factory.products(implementation, products: catalogue)
    var found: [Int] = []

    for number in 1...3 {
      let page = try await repository.page("lamp", category: "lighting", number: number)
      #expect(page.total == .exactly(45))
      #expect(page.hasMore == (number < 3))
      found += page.items.map(\.id)
    }

    #expect(found == (1...45).reversed())
  }

  @Test(
    arguments: Implementation.allCases,
    [("हिन्दी", [1]), ("हि", [1]), ("ह", [1, 2]), ("हाथ", [2]), ("भाषा", [1]), ("ไทย", [3]), ("ที่", [3]), ("日本", [4])]
  )
  func `a word may be in any script`(
    implementation: Implementation,
    search: (text: String, ids: [Int])
  ) async throws {
    let titles = ["हिन्दी भाषा", "हाथ नमक दाल", "ที่ ไทย", "日本語 辞典"]
    let products = titles.enumerated().map { Product.fixture(id: $0.offset + 1, title: $0.element) }
    let repository = try await factory.products(implementation, products: products)

    let page = try await repository.page(search.text)

    #expect(page.items.map(\.id) == search.ids)
  }
}
