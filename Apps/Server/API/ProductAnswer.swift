import Domain
import Foundation

/// A product in DummyJSON's format (https://dummyjson.com/docs/products).
struct ProductAnswer: Encodable, Hashable, Sendable {
  let id: Int
  let title: String
  let description: String
  let category: String

  /// In US dollars. A `Decimal` is written digit by digit, so 19.99 stays 19.99.
  let price: Decimal
  let discountPercentage: Decimal
  let rating: Double
  let stock: Int
  let tags: [String]
  let brand: String?
  let thumbnail: String?
  let images: [String]

  init(_ product: Product) {
    id = product.id
    title = product.title
    description = product.summary
    category = product.categoryID
    price = product.price.amount
    discountPercentage = product.discountPercentage
    rating = product.rating.average
    stock = product.stock
    tags = product.tags
    brand = product.brand
    images = product.images.map(\.absoluteString)
    thumbnail = images.first
  }
}
