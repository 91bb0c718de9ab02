import Foundation
import Presentation

/// What `storefront products --json` writes.
struct ProductsJSON: Encodable {
  let products: [ProductJSON]
  let total: Int
  let page: Int
  let hasMore: Bool

  /// Says that the data may be out of date, where it may be.
  let notice: String?
}

/// What `storefront product --json` writes.
struct ProductDocumentJSON: Encodable {
  let product: ProductJSON
  let notice: String?
}

/// A product for programs: numbers as numbers, texts as they are.
struct ProductJSON: Encodable {
  let id: Int
  let title: String
  var description: String?
  let category: String
  let brand: String?
  var tags: [String]?
  let price: Decimal
  let currency: String
  let rating: Double
  let stock: Int
  let availability: String
  var images: [URL]?
  let link: String

  init(_ row: ProductRowViewData) {
    id = row.id
    title = row.title
    category = row.categoryID
    brand = row.brand
    price = row.price.amount
    currency = row.price.currencyCode
    rating = row.rating.value
    stock = row.availability.stock
    availability = row.availability.tone.rawValue
    link = RouteCodec.link(to: row.route)
  }

  init(_ product: ProductDetailViewData) {
    id = product.id
    title = product.title
    description = product.summary
    category = product.categoryID
    brand = product.brand
    tags = product.tags
    price = product.price.amount
    currency = product.price.currencyCode
    rating = product.rating.value
    stock = product.availability.stock
    availability = product.availability.tone.rawValue
    images = product.images
    link = RouteCodec.link(to: .productDetail(id: product.id))
  }
}
