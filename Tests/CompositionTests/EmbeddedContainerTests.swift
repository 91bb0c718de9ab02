import Composition
import Domain
import Foundation
import Testing

struct EmbeddedContainerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func container(at path: String, isConcurrent: Bool = false) throws -> DIContainer {
    .live(Configuration(source: .embedded, databasePath: path, isConcurrent: isConcurrent))
  }

  @Test(arguments: [false, true])
  func `serves products end to end`(isConcurrent: Bool) async throws {
    let container = try container(at: folder.file("storefront.sqlite"), isConcurrent: isConcurrent)

    let query = ProductQuery(page: PageRequest(size: 5))
    let products = try await container.productUseCase.listing(matching: query, policy: .useCache)
    let more = try await container.productUseCase.more(of: products, matching: query, policy: .useCache)
    let first = try #require(products.items.first)
    let product = try await container.productUseCase.product(id: first.id, policy: .useCache)
    let categories = try await container.productUseCase.categories()

    #expect(products.items.count == 5)
    #expect(products.total.reachable >= 500)
    #expect(more.items.count == 10)
    #expect(product == Fetched(first))
    #expect(categories.count == 12)
  }

  @Test(arguments: [false, true])
  func `serves articles end to end`(isConcurrent: Bool) async throws {
    let container = try container(at: folder.file("storefront.sqlite"), isConcurrent: isConcurrent)

    let query = ArticleQuery(keyword: SearchText("bread"))
    let articles = try await container.articleUseCase.listing(matching: query, policy: .useCache)

    #expect(!articles.items.isEmpty)
  }

  @Test func `applies the rules of the use cases`() async throws {
    let container = try container(at: folder.file("storefront.sqlite"))

    await #expect(throws: DomainError.emptyKeyword) {
      try await container.articleUseCase.listing(matching: ArticleQuery(keyword: .none), policy: .useCache)
    }
    await #expect(throws: DomainError.notFound) {
      try await container.productUseCase.product(id: -1, policy: .useCache)
    }
  }

  @Test func `two containers can use one database`() async throws {
    let path = folder.file("storefront.sqlite")
    let containers = [try container(at: path), try container(at: path)]

    let first = try await containers[0].productUseCase.listing(matching: ProductQuery(), policy: .useCache)
    let second = try await containers[1].productUseCase.listing(matching: ProductQuery(), policy: .useCache)

    #expect(first.items.count == 20)
    #expect(first == second)
  }

  @Test func `building one opens nothing`() throws {
    let path = folder.file("storefront.sqlite")

    _ = try container(at: path)

    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a folder in the database's place shows with the first request`() async throws {
    let container = try container(at: folder.path)

    await #expect(throws: DomainError.storage(.isFolder(path: folder.path))) {
      try await container.productUseCase.categories()
    }
  }

  @Test func `a folder that does not exist shows with the first request`() async throws {
    let path = folder.file("missing/storefront.sqlite")
    let container = try container(at: path)

    await #expect(throws: DomainError.storage(.notWritable(path: path))) {
      try await container.productUseCase.categories()
    }
  }

  @Test func `a file that is no database shows with the first request`() async throws {
    let path = folder.file("notes.txt")
    let text = String(repeating: "Not a database. ", count: 100)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let container = try container(at: path)

    await #expect(throws: DomainError.storage(.notADatabase(path: path))) {
      try await container.productUseCase.product(id: 1, policy: .useCache)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
