import Domain
import Foundation
import Mocks

@testable import Data

extension Product {
  /// A product with what is easily lost on the way through SQL or JSON.
  static let odd = Product.fixture(
    id: 1_000_000,
    title: "\"Ørsted's\" \\ Löffel 😀 हिन्दी",
    summary: "First line.\nSecond\tline; -- and no more.",
    categoryID: "kitchen",
    brand: "",
    tags: ["two words", "früh", "'"],
    price: Decimal(hundredths: 1_999),
    discountPercentage: Decimal(hundredths: 1_250),
    rating: 3.3333333333333335,
    stock: 0,
    images: ["https://shop.example/a%20b.png?x=1&y=2", "https://shop.example/2.png"].compactMap { URL(string: $0) }
  )
}

extension Article {
  /// An article with what is easily lost on the way through SQL or JSON.
  static let odd = Article.fixture(
    id: "odd",
    title: "\"Brot's\" \\ Löffel 😀 हिन्दी",
    summary: "",
    content: "First line.\nSecond\tline; -- and no more.",
    author: "",
    source: "",
    publishedAt: Date(timeIntervalSince1970: -1)
  )
}
