import Domain
import Mocks
import Testing

struct AvailabilityTests {
  @Test(arguments: [
    (Int.min, Availability.outOfStock),
    (-1, .outOfStock),
    (0, .outOfStock),
    (1, .lowStock(remaining: 1)),
    (5, .lowStock(remaining: 5)),
    (6, .inStock),
    (Int.max, .inStock),
  ])
  func `follows from the stock`(stock: Int, expected: Availability) {
    #expect(Availability(stock: stock) == expected)
  }

  @Test func `a product's availability follows from its stock`() {
    let product = Product.fixture(stock: Availability.lowStockLimit)

    #expect(product.availability == .lowStock(remaining: Availability.lowStockLimit))
  }
}
