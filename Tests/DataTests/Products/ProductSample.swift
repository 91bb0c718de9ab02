import Domain
import Foundation
import GRDB
import Mocks

@testable import Data

enum ProductSample: RepositorySample {
  typealias Format = ProductJSON

  static func mock(_ items: [Product]) -> SampleRepository { MockProductRepository(products: items) }
  static func local(_ database: LocalDatabase) -> SampleRepository { ProductLocalRepository(database: database) }
  static func remote(_ service: NetworkService) -> SampleRepository { ProductRemoteRepository(service: service) }

  static func cached(_ service: NetworkService, _ cache: ResponseCache, timeToLive: TimeInterval) -> SampleRepository {
    CachedProductRepository(remote: ProductRemoteRepository(service: service), cache: cache, timeToLive: timeToLive)
  }

  static func fill(_ db: Database, with items: [Product]) throws {
    try ProductTable.create(in: db)
    // In another order than the port's.
    try ProductTable.replaceAll(with: items, categories: [ProductCategory].fixtures.reversed(), in: db)
  }

  static func empty(_ db: Database) throws {
    try ProductTable.replaceAll(with: [Product](), categories: [], in: db)
  }

  static func query(_ text: String, _ page: PageRequest) -> ProductQuery {
    ProductQuery(text: SearchText(text), page: page)
  }

  static func query(path: [String], parameters: [String: String]) -> ProductQuery? {
    let size = parameters["limit"].flatMap { Int($0) } ?? 30
    let page = PageRequest(number: (parameters["skip"].flatMap { Int($0) } ?? 0) / size + 1, size: size)
    if path.count == 3, path.starts(with: ["products", "category"]) {
      return ProductQuery(categoryID: path[2], page: page)
    }
    guard path == ["products"] || path == ["products", "search"] else { return nil }
    return ProductQuery(text: SearchText(parameters["q"] ?? ""), categoryID: parameters["category"], page: page)
  }

  static func body(path: [String], repository: SampleRepository) async throws -> Data? {
    guard path == ["products", "categories"], let products = repository as? any ProductRepository else { return nil }
    return try JSONEncoder.storefront.encode(await products.categories().map(ProductCategoryJSON.init))
  }

  static let isSorted = false
  static let commonTexts = ["", "lamp"]
  static let searches: [(text: String, ids: [String])] = [
    ("", ["1", "2", "3", "4"]), ("lamp", ["1", "4"]), ("lam", ["1", "4"]), ("l", ["1", "2", "4"]),
    ("LAMP", ["1", "4"]),
    ("Jalapeño", ["3"]), ("jalapeno", ["3"]), ("JALAPEÑO", ["3"]), ("jalapen\u{303}o", ["3"]),
    ("jal\u{301}apeno", ["3"]), ("amp", []), ("lamps", []), ("ostara", ["1", "4"]), ("hammer", ["2"]),
    ("windowsill", ["3"]), ("three", ["2"]), ("baking", []), ("kitchen", []),
    ("linen lamp", ["1"]), ("lamp linen", ["1"]), ("ostara clamp", ["4"]), ("cast-iron", ["2"]), ("iron cast", ["2"]),
    ("lamp lamp", ["1", "4"]), ("lamp zeppelin", []), ("lamp, clamp!", ["4"]), ("hammerfell & daughter", ["2"]),
    ("\"clamp\" lamp*", ["4"]), ("lamp 😀", ["1", "4"]), ("👩‍👩‍👧‍👦 lamp ❤️", ["1", "4"]), ("(lamp)", ["1", "4"]),
    ("+lamp -clamp", ["4"]), ("../lamp", ["1", "4"]), ("lamp%", ["1", "4"]), ("lamp 🪔", ["1", "4"]),
  ]

  static func catalogue() throws -> [Product] { try Catalogue.products() }
  static func item(id: String) throws -> Product? { nil }

  static func oddItem() throws -> Product {
    .fixture(
      id: 1_000_000,
      title: "\"Lamp's\" \\ Löffel 😀 हिन्दी",
      summary: "First line.\nSecond\tline; -- and no more.",
      categoryID: "kitchen",
      brand: "",
      tags: ["two words", "früh", "'"],
      price: Decimal(units: 1_999_005, digits: 3),
      currencyCode: "KWD",
      discountPercentage: Decimal(units: 1_250, digits: 2),
      rating: 3.3333333333333335,
      stock: 0,
      images: ["https://shop.example/a%20b.png?x=1&y=2", "https://shop.example/2.png"].compactMap { URL(string: $0) }
    )
  }

  static let unknownIDs = [0, -1, 5, Int.max, Int.min]
}
