import Domain
import Mocks
import Testing

struct ProductFixturesTests {
  @Test(arguments: [[Product].fixtures, .fixtures(count: 50)])
  func `no two products have the same identifier`(products: [Product]) {
    #expect(Set(products.map(\.id)).count == products.count)
    #expect(Set(products.map(\.title)).count == products.count)
  }

  @Test func `every product is in a category, and every category has products`() {
    #expect(Set([Product].fixtures.map(\.categoryID)) == Set([ProductCategory].fixtures.map(\.id)))
  }

  @Test func `categories are in alphabetical order, as the port promises`() {
    let ids = [ProductCategory].fixtures.map(\.id)

    #expect(ids == ids.sorted())
  }

  @Test func `shows every availability`() {
    let availabilities = [Product].fixtures.map(\.availability)

    #expect(availabilities.contains(.inStock))
    #expect(availabilities.contains(.lowStock(remaining: 3)))
    #expect(availabilities.contains(.outOfStock))
  }

  @Test func `one product is reduced`() {
    #expect([Product].fixtures.filter { $0.originalPrice != nil }.map(\.id) == [2])
  }

  @Test(arguments: [0, 1, 7])
  func `makes as many as wanted, numbered from 1`(count: Int) {
    #expect([Product].fixtures(count: count).map(\.id) == Array(1..<count + 1))
  }
}
