import Domain
import Foundation
import Mocks
import Testing

struct ProductTests {
  @Test(arguments: [(-1, 0), (Int.min, 0), (0, 0), (7, 7)])
  func `stock is never negative`(stock: Int, expected: Int) {
    #expect(Product.fixture(stock: stock).stock == expected)
  }

  /// Price in cents, discount in hundredths of a percent, original price in cents.
  @Test(arguments: [
    (3640, 2000, 4550),
    (90, 2000, 113),
    (101, 2000, 126),
    (1000, 1000, 1111),
    (1999, 1500, 2352),
    (1, 100, 1),
    (0, 5000, 0),
    (1, 9999, 10_000),
    (99_999_999_999, 5000, 199_999_999_998),
  ])
  func `the original price is rounded half up to the cent`(price: Int, discount: Int, expected: Int) {
    let product = Product.fixture(price: .cents(price), discountPercentage: .cents(discount))

    #expect(product.originalPrice == .usd(.cents(expected)))
  }

  @Test(arguments: [-500, 0, 50, 99, 10_000, 12_000])
  func `a discount under one percent, or of everything, has no original price`(discount: Int) {
    let product = Product.fixture(discountPercentage: .cents(discount))

    #expect(product.originalPrice == nil)
  }

  @Test
  func `the original price is in the price's currency`() {
    let product = Product(
      id: 1,
      title: "Lamp",
      summary: "",
      categoryID: "lighting",
      price: Money(amount: 80, currencyCode: "EUR"),
      discountPercentage: 20,
      rating: Rating(average: 4),
      stock: 1
    )

    #expect(product.originalPrice == Money(amount: 100, currencyCode: "EUR"))
  }
}
