import Domain
import Foundation
import Mocks
import Testing

struct ProductTests {
  @Test(arguments: [(-1, 0), (Int.min, 0), (0, 0), (7, 7)])
  func `a negative stock counts as empty`(stock: Int, expected: Int) {
    #expect(Product.fixture(stock: stock).stock == expected)
  }

  @Test(arguments: [Decimal(-5), .cents(-1), 100, 120, .nan])
  func `a discount outside its range counts as none`(discount: Decimal) {
    let product = Product.fixture(discountPercentage: discount)

    #expect(product.discountPercentage == 0)
    #expect(product.originalPrice == nil)
  }

  @Test(arguments: [Decimal(0), .cents(1), .cents(9999)])
  func `a discount within its range is kept`(discount: Decimal) {
    #expect(Product.fixture(discountPercentage: discount).discountPercentage == discount)
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

  @Test(arguments: [
    ("EUR", Decimal(80), Decimal(20), Decimal(100)),
    ("JPY", 1999, 15, 2352),
    ("KWD", 1.25, 15, Decimal(1471) / 1000),
  ])
  func `the original price is in the price's currency`(code: String, price: Decimal, discount: Decimal, full: Decimal) {
    let product = Product.fixture(price: price, currencyCode: code, discountPercentage: discount)

    #expect(product.originalPrice == Money(amount: full, currencyCode: code))
  }

  @Test(arguments: [0, 50, 99])
  func `a discount under one percent has no original price`(discount: Int) {
    #expect(Product.fixture(discountPercentage: .cents(discount)).originalPrice == nil)
  }
}
