import Domain
import Foundation
import GRDB

/// A row of the table `product`.
struct ProductRecord {
  let product: Product
  let position: Int
  let categoryPosition: Int

  static let insertSQL = """
    INSERT INTO product (
      position, id, title, summary, categoryId, categoryPosition, categoryTag, brand, tags,
      priceMinorUnits, currencyCode, discountBasisPoints, rating, stock, images
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The values for ``insertSQL``.
  var arguments: StatementArguments {
    [
      position, product.id, product.title, product.summary, product.categoryID, categoryPosition,
      SearchIndex.tag(for: product.categoryID), product.brand, ListColumn.encode(product.tags),
      product.price.amount.hundredths, product.price.currencyCode, product.discountPercentage.hundredths,
      product.rating.average, product.stock, ListColumn.encode(product.images.map(\.absoluteString)),
    ]
  }
}

extension ProductRecord: FetchableRecord {
  init(row: Row) throws {
    position = row["position"]
    categoryPosition = row["categoryPosition"]
    product = Product(
      id: row["id"],
      title: row["title"],
      summary: row["summary"],
      categoryID: row["categoryId"],
      brand: row["brand"],
      tags: ListColumn.decode(row["tags"]),
      price: Money(amount: Decimal(hundredths: row["priceMinorUnits"]), currencyCode: row["currencyCode"]),
      discountPercentage: Decimal(hundredths: row["discountBasisPoints"]),
      rating: Rating(average: row["rating"]),
      stock: row["stock"],
      images: ListColumn.decode(row["images"]).compactMap { URL(string: $0) }
    )
  }
}
