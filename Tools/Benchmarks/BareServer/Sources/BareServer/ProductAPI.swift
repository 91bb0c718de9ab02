import Foundation
import GRDB
import HTTPTypes
import Hummingbird

/// Products in DummyJSON's format (https://dummyjson.com/docs/products).
struct ProductAPI: Sendable {
  let database: DatabasePool
  let statement: Statements

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  func products(_ request: Request) async throws -> Response {
    let limit = request.uri.queryParameters.get("limit", as: Int.self) ?? 30
    let list = try await database.read { db in
      let total = try Int.fetchOne(statement("SELECT max(position) FROM product", in: db)) ?? 0
      return ProductsResponse(
        products: try Row.fetchAll(
          statement("SELECT * FROM product WHERE position > 0 ORDER BY position LIMIT ?", in: db),
          arguments: [limit]
        ).map(ProductResponse.init),
        total: total,
        limit: limit,
        hasMore: limit < total
      )
    }
    return try response(list)
  }

  func product(_ id: Int) async throws -> Response {
    let row = try await database.read { db in
      try Row.fetchOne(statement("SELECT * FROM product WHERE id = ?", in: db), arguments: [id])
        .map(ProductResponse.init)
    }
    guard let row else { throw HTTPError(.notFound) }
    return try response(row)
  }

  private func response(_ document: some Encodable) throws -> Response {
    let body = ByteBuffer(bytes: try Self.encoder.encode(document))
    return Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
  }
}

private struct ProductsResponse: Encodable {
  var products: [ProductResponse]
  var total: Int
  var skip = 0
  var limit: Int
  var page = 1
  var hasMore: Bool
}

private struct ProductResponse: Encodable {
  var id: Int
  var title: String
  var description: String
  var category: String
  var price: Decimal
  var discountPercentage: Decimal
  var rating: Double
  var stock: Int
  var tags: [String]
  var brand: String?
  var thumbnail: String?
  var images: [String]
  var currency: String
  var availability: String
  var link: String

  init(_ row: Row) {
    id = row["id"]
    title = row["title"]
    description = row["summary"]
    category = row["categoryId"]
    price = Decimal(hundredths: row["priceMinorUnits"])
    discountPercentage = Decimal(hundredths: row["discountBasisPoints"])
    rating = row["rating"]
    stock = row["stock"]
    tags = Self.list(row["tags"])
    brand = row["brand"]
    images = Self.list(row["images"])
    thumbnail = images.first
    currency = row["currencyCode"]
    availability = stock < 1 ? "outOfStock" : stock <= 5 ? "lowStock" : "inStock"
    link = "storefront://products/\(id)"
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
