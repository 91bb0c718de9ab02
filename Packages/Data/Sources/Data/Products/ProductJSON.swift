public import Domain
import Foundation

/// A product as DummyJSON serves it under `/products/ID` (https://dummyjson.com/docs/products).
///
/// `currency` and `availability` are additions of Storefront's own API. Without a currency, prices are in US dollars.
public struct ProductJSON: ItemJSON {
  public static let listName = "products"

  public let item: Product

  public init(_ item: Product) {
    self.item = item
  }

  /// A picture whose address is not a web link is left out.
  public init(from decoder: any Decoder) throws {
    item = try decoder.item { values in
      let images: [String] = try values.read("images", default: [])
      let thumbnail: String? = try values.read("thumbnail")
      return try Product(
        id: values.read("id"),
        title: values.read("title"),
        summary: values.read("description") ?? "",
        categoryID: values.read("category"),
        brand: values.read("brand"),
        tags: values.read("tags", default: []),
        price: Money(amount: values.read("price"), currencyCode: values.read("currency") ?? "USD"),
        discountPercentage: values.read("discountPercentage", default: 0),
        rating: Rating(average: values.read("rating", default: 0)),
        stock: values.read("stock", default: 0),
        images: (images.isEmpty ? [thumbnail].compactMap(\.self) : images).compactMap { URL(web: $0) }
      )
    }
  }

  public func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(item.id, "id")
    try values.write(item.title, "title")
    try values.write(item.summary, "description")
    try values.write(item.categoryID, "category")
    try values.write(item.brand, "brand")
    try values.write(item.tags, "tags")
    try values.write(item.price.amount, "price")
    try values.write(item.price.currencyCode, "currency")
    try values.write(item.discountPercentage, "discountPercentage")
    try values.write(item.rating.average, "rating")
    try values.write(item.stock, "stock")
    try values.write(item.availability.name, "availability")
    let images = item.images.map(\.absoluteString)
    try values.write(images.first, "thumbnail")
    try values.write(images, "images")
  }
}

extension Availability {
  fileprivate var name: String {
    switch self {
    case .inStock: "inStock"
    case .lowStock: "lowStock"
    case .outOfStock: "outOfStock"
    }
  }
}
