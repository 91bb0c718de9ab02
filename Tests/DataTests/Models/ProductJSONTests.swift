import Domain
import Foundation
import Mocks
import Testing

@testable import Data

@Suite struct ProductJSONTests {
  private func decode<Document: Decodable>(_ json: String, as type: Document.Type = Document.self) throws -> Document {
    try JSONDecoder.storefront.decode(type, from: Data(json.utf8))
  }

  @Test func `reads a page as DummyJSON serves it`() throws {
    let page = try decode(ProductResponses.page, as: ProductsJSON.self).toPage(PageRequest(size: 2))

    #expect(page.items.map(\.id) == [1, 2])
    #expect(page.total == .exactly(4))
    #expect(page.hasMore)
    #expect(page.items[0].price == .usd(49.95))
    #expect(page.items[0].images == [URL(string: "https://shop.example/1/large.png")])
  }

  @Test func `tolerates what may be missing`() throws {
    let product = try decode(ProductResponses.page, as: ProductsJSON.self).products[1].toProduct()

    #expect(product.summary == "")
    #expect(product.brand == nil)
    #expect(product.stock == 0)
    #expect(product.rating == Rating(average: 0))
    #expect(product.discountPercentage == 0)
    #expect(product.tags == [])
  }

  @Test(arguments: [
    (ProductResponses.withoutPrice, "price"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":"9"}"#, "price"),
    (#"{"id":1,"title":null,"category":"lighting","price":9}"#, "title"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":9,"stock":"many"}"#, "stock"),
    (#"{"id":"x","title":"Lamp","category":"lighting","price":9}"#, "id"),
    (#"{"id":null,"title":"Lamp","category":"lighting","price":9}"#, "id"),
    (#"{"id":1.5,"title":"Lamp","category":"lighting","price":9}"#, "id"),
    (#"{"id":1e30,"title":"Lamp","category":"lighting","price":9}"#, "id"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":1e999}"#, "price"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":9,"stock":1.5}"#, "stock"),
  ])
  func `names what must be there and is not`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json, as: ProductJSON.self) }

    #expect(error.field == field)
  }

  @Test(arguments: [
    (#"{"total":2,"products":[{"id":1,"title":"a","category":"b","price":1},{"id":2}]}"#, "products[1].title"),
    (#"{"total":1,"products":[{"id":1.5,"title":"a","category":"b","price":1}]}"#, "products[0].id"),
    (#"{"total":0.5,"products":[]}"#, "total"),
  ])
  func `names the place in a list`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json, as: ProductsJSON.self) }

    #expect(error.field == field)
  }

  @Test(arguments: [Product].fixtures)
  func `comes back as it went out`(product: Product) throws {
    let encoded = try JSONEncoder.storefront.encode(ProductJSON(product))

    #expect(try JSONDecoder.storefront.decode(ProductJSON.self, from: encoded).toProduct() == product)
  }
}
