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
    let answer = try await database.read { db in
      ProductsAnswer(
        products: try Row.fetchAll(
          statement("SELECT * FROM product WHERE position > 0 ORDER BY position LIMIT ?", in: db),
          arguments: [limit]
        ).map(ProductAnswer.init),
        total: try Int.fetchOne(statement("SELECT sum(productCount) FROM category", in: db)) ?? 0,
        limit: limit
      )
    }
    return try response(answer)
  }

  func product(_ id: Int) async throws -> Response {
    let row = try await database.read { db in
      try Row.fetchOne(statement("SELECT * FROM product WHERE id = ?", in: db), arguments: [id])
        .map(ProductAnswer.init)
    }
    guard let row else { throw HTTPError(.notFound) }
    return try response(row)
  }

  private func response(_ answer: some Encodable) throws -> Response {
    let body = ByteBuffer(bytes: try Self.encoder.encode(answer))
    return Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
  }
}

private struct ProductsAnswer: Encodable {
  var products: [ProductAnswer]
  var total: Int
  var skip = 0
  var limit: Int
}

private struct ProductAnswer: Encodable {
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
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
