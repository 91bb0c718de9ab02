import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct ProductJSONTests {
  @Test func `a page is read as DummyJSON serves it`() throws {
    let page = try decode(ProductResponses.page, as: PageJSON<ProductJSON>.self).toPage(PageRequest(size: 2))
    let bare = Product(
      id: 2,
      title: "Cast-Iron Bread Pan",
      summary: "",
      categoryID: "kitchen",
      price: .usd(36.4),
      rating: Rating(average: 0),
      stock: 0
    )

    #expect(page.items.map(\.id) == [1, 2])
    #expect(page.total == .exactly(4))
    #expect(page.items[0].price == .usd(49.95))
    #expect(page.items[0].images == [URL(string: "https://shop.example/1/large.png")])
    #expect(page.items[1] == bare)
  }

  @Test(arguments: [
    (#""images":[],"thumbnail":"https://shop.example/1.png""#, ["https://shop.example/1.png"]),
    (#""images":["file:///a","","http://shop.example/2.png"]"#, ["http://shop.example/2.png"]),
  ])
  func `pictures are links into the web, or else the thumbnail`(fields: String, images: [String]) throws {
    let json = #"{"id":1,"title":"Lamp","category":"lighting","price":9,\#(fields)}"#

    #expect(try decode(json, as: ProductJSON.self).item.images.map(\.absoluteString) == images)
  }

  @Test(arguments: [(0, "outOfStock"), (1, "lowStock"), (42, "inStock")])
  func `a product is written with its currency and availability`(stock: Int, availability: String) throws {
    let image = try #require(URL(string: "https://shop.example/1.png"))
    let price = Decimal(units: 1_255, digits: 3)
    let product = Product.fixture(brand: nil, price: price, currencyCode: "KWD", stock: stock, images: [image])

    let json = String(decoding: try JSONEncoder.storefront.encode(ProductJSON(product)), as: UTF8.self)

    #expect(
      json == #"{"availability":"\#(availability)","category":"lighting","currency":"KWD","#
        + #""description":"A warm light for the last pages of the day.","discountPercentage":0,"id":1,"#
        + #""images":["https://shop.example/1.png"],"price":1.255,"rating":4.3,"stock":\#(stock),"#
        + #""tags":["lamp","linen"],"thumbnail":"https://shop.example/1.png","title":"Linen Bedside Lamp"}"#
    )
    #expect(try decode(json, as: ProductJSON.self).item == product)
  }

  @Test(arguments: [
    (ProductResponses.withoutPrice, "price"),
    (#"{"id":1,"title":null,"category":"lighting","price":9}"#, "title"),
    (#"{"id":1,"title":"Lamp","price":9}"#, "category"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":9,"stock":"many"}"#, "stock"),
    (#"{"id":1,"title":"Lamp","category":"lighting","price":9,"currency":978}"#, "currency"),
  ])
  func `an error names the field that is missing or wrong`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json, as: ProductJSON.self) }

    #expect(error.field == field)
  }

  private func decode<Document: Decodable>(_ json: String, as type: Document.Type) throws -> Document {
    try JSONDecoder.storefront.decode(type, from: Data(json.utf8))
  }
}
