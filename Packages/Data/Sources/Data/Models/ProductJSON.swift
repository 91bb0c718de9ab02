public import Domain
public import Foundation

/// A product as DummyJSON serves it under `/products/ID` (https://dummyjson.com/docs/products).
public struct ProductJSON: Codable, Hashable, Sendable {
  public var id: Int
  public var title: String
  @Default<EmptyString> public var description: String
  public var category: String
  public var price: Decimal
  @Default<ZeroDecimal> public var discountPercentage: Decimal
  @Default<ZeroDouble> public var rating: Double
  @Default<Zero> public var stock: Int
  @Default<EmptyList<String>> public var tags: [String]
  public var brand: String?
  public var thumbnail: String?
  @Default<EmptyList<String>> public var images: [String]
}

extension ProductJSON {
  public init(_ product: Product) {
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
    thumbnail = product.images.first?.absoluteString
    images = product.images.map(\.absoluteString)
  }

  /// The product that the document describes. A picture whose address is no URL is left out.
  public func toProduct() -> Product {
    Product(
      id: id,
      title: title,
      summary: description,
      categoryID: category,
      brand: brand,
      tags: tags,
      price: .usd(price),
      discountPercentage: discountPercentage,
      rating: Rating(average: rating),
      stock: stock,
      images: (images.isEmpty ? [thumbnail].compactMap(\.self) : images).compactMap { URL(web: $0) }
    )
  }
}
