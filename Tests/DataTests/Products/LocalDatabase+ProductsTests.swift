import Domain
import GRDB
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct LocalDatabaseProductsTests {
  private let folder: TemporaryFolder
  private let categories = [
    ProductCategory(id: "lighting", name: "Lighting"), ProductCategory(id: "garden", name: "Garden"),
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `imported products replace the shipped ones, in their order`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    let repository = ProductLocalRepository(database: database)
    let products: [Product] = [
      .fixture(id: 7, title: "Storm Lantern"),
      .fixture(id: 3, title: "Rain Barrel", categoryID: "garden"),
      .fixture(id: 5, title: "Reading Lamp"),
    ]

    try await database.replaceProducts(with: products, categories: categories)

    let all = try await repository.page()
    let lighting = try await repository.page(category: "lighting")
    #expect(all.items == products)
    #expect(all.total == .exactly(3))
    #expect(lighting.items.map(\.id) == [7, 5])
    #expect(lighting.total == .exactly(2))
    #expect(try await repository.categories().map(\.id) == ["garden", "lighting"])
  }

  @Test func `search finds the imported products and no longer the shipped ones`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    let repository = ProductLocalRepository(database: database)
    try #require(try await !repository.page("turntable").items.isEmpty)

    try await database.replaceProducts(with: [.fixture(id: 7, title: "Storm Lantern")], categories: categories)

    #expect(try await repository.page("turntable").items.isEmpty)
    #expect(try await repository.page("lantern").items.map(\.id) == [7])
  }

  @Test(
    arguments: [
      [Product.fixture(id: 1), .fixture(id: 1)],
      [.fixture(id: 1), .fixture(id: 2, categoryID: "nowhere")],
    ]
  )
  func `an import that fails leaves the catalogue as it was`(products: [Product]) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    let repository = ProductLocalRepository(database: database)
    let before = try await repository.page()

    await #expect(throws: DomainError.self) {
      try await database.replaceProducts(with: products, categories: categories)
    }

    #expect(try await repository.page() == before)
  }

  /// GRDB keeps the names of a statement's columns, with each connection.
  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `products are read rightly after another program has rebuilt the table`(
    connections: LocalDatabase.Connections
  ) async throws {
    let path = folder.path("shop.sqlite")
    let products = ProductLocalRepository(database: .storefront(at: path, connections: connections))
    let item = try await products.item(id: 1, policy: .useCache)
    let page = try await products.page(matching: ProductQuery(), policy: .useCache)

    let columns = ProductRecord.columns.reversed().joined(separator: ", ")
    try OtherProcess(at: path).execute(
      """
      CREATE TABLE other AS SELECT \(columns) FROM product;
      DROP TABLE product;
      ALTER TABLE other RENAME TO product
      """
    )

    #expect(try await products.item(id: 1, policy: .useCache) == item)
    #expect(try await products.page(matching: ProductQuery(), policy: .useCache) == page)
  }
}
