import Foundation
import Testing

@Suite struct ProductsCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = StorefrontProcess(home: try TemporaryFolder())
  }

  @Test func `lists a page as an aligned table`() throws {
    let outcome = try storefront.run("products", "--page-size", "4")

    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        Products  528 products · page 1 of 132

        No.  Product                          Price  Rating  Availability
          1  Closed-Back Studio Headphones  $138.50     4.4  In stock
          2  Aged Olive Oil Soap              $9.40     4.7  In stock
          3  The Ferryman's Second Ledger    $14.95     4.4  In stock
          4  Oak Trestle Dining Table       $849.00     4.6  In stock

        """
    )
  }

  @Test func `searches within a category in German`() throws {
    let outcome = try storefront.run(
      ["products", "--search", "lamp", "--category", "lighting", "--page-size", "2", "--language", "de"]
    )

    #expect(
      outcome.output == """
        Produkte zu „lamp“ in Lighting  17 Produkte · Seite 1 von 9

        Nr.  Produkt                            Preis  Bewertung  Verfügbarkeit
         21  Brass Swing-Arm Reading Lamp    134,50\u{A0}$        4,7  Auf Lager
         33  Unglazed Terracotta Table Lamp   78,25\u{A0}$        4,4  Auf Lager

        """
    )
  }

  @Test func `writes one JSON object`() throws {
    let outcome = try storefront.run("products", "--search", "linen", "--page-size", "1", "--page", "2", "--json")

    #expect(
      outcome.output == """
        {"hasMore":true,"page":2,"products":[{"availability":"inStock","brand":"Tarrowmill","category":"kitchen",\
        "currency":"USD","id":151,"link":"storefront://products/151","price":19.8,"rating":4.41,"stock":190,\
        "title":"Flax Linen Proofing Cloth"}],"total":7}

        """
    )
  }

  @Test func `says so when nothing matches`() throws {
    let outcome = try storefront.run("products", "--search", "zzzz")

    #expect(outcome == .init(status: 0, output: "No product matches “zzzz”.\n", error: ""))
  }

  @Test func `writes an empty list where nothing matches`() throws {
    let outcome = try storefront.run("products", "--search", "zzzz", "--json")

    #expect(outcome.output == #"{"hasMore":false,"page":1,"products":[],"total":0}"# + "\n")
    #expect(outcome.status == 0)
  }
}
