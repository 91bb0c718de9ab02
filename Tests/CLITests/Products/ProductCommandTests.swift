import TestSupport
import Testing

/// What a person and a program read about the products of the catalogue.
@Suite struct ProductCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `lists a page of a search within a category, in German`() throws {
    let outcome = try storefront.run(
      ["products", "lamp", "--category", "lighting", "--page-size", "2", "--language", "de"]
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

  @Test func `shows a product`() throws {
    let outcome = try storefront.run("product", "13")

    #expect(
      outcome.output == """
        Belt-Drive Walnut Turntable
        $484.50  reduced from $529.51, 9% off
        In stock

        A 1.8 kg platter, a straight aluminium arm and a plinth veneered in real walnut.
        Speed is changed by moving the belt by hand, which some owners find half the
        pleasure.

        Rating    4.7 of 5 stars
        Brand     Velde & Ask
        Category  Audio
        Tags      turntable, vinyl, walnut

        Add to favourites  storefront://favourites/13/add

        """
    )
  }

  @Test func `prints a page as one JSON object on one line`() throws {
    let outcome = try storefront.run("products", "linen", "--page-size", "1", "--page", "2", "--json")

    #expect(
      outcome.output == """
        {"hasMore":true,"limit":1,"page":2,"products":[{"availability":"inStock","brand":"Tarrowmill",\
        "category":"kitchen","currency":"USD","description":"Untreated flax, 60 by 90 cm, woven tightly enough to \
        support baguettes in their folds. Dust with rye flour, shake out afterwards, and wash as rarely as you dare.",\
        "discountPercentage":0,"id":151,"images":[],"link":"storefront://products/151","price":19.8,"rating":4.41,\
        "stock":190,"tags":["baking","linen"],"title":"Flax Linen Proofing Cloth"}],"skip":1,"total":7}

        """
    )
  }

  @Test(arguments: [["--source", "mock"], ["gallery", "product-list-loaded"]])
  func `a list leaves out columns that a terminal has no room for`(arguments: [String]) throws {
    let output = try storefront.run(columns: 40, arguments)

    #expect(output.contains("Linen Bedside Lamp"))
    #expect(!output.contains("Availability"))
  }
}
