#if DEBUG
  public import Domain
  public import Foundation

  extension Product {
    /// A product with a default for each field.
    public static func fixture(
      id: Int = 1,
      title: String = "Linen Bedside Lamp",
      summary: String = "A warm light for the last pages of the day.",
      categoryID: ProductCategory.ID = "lighting",
      brand: String? = "Ostara",
      tags: [String] = ["lamp", "linen"],
      price: Decimal = 49.95,
      currencyCode: String = "USD",
      discountPercentage: Decimal = 0,
      rating: Double = 4.3,
      stock: Int = 42,
      images: [URL] = []
    ) -> Product {
      Product(
        id: id,
        title: title,
        summary: summary,
        categoryID: categoryID,
        brand: brand,
        tags: tags,
        price: Money(amount: price, currencyCode: currencyCode),
        discountPercentage: discountPercentage,
        rating: Rating(average: rating),
        stock: stock,
        images: images
      )
    }
  }

  extension Product: MockItem {
    public static let hostileID = 2_147_483_647
    public static let searchSample = "lamp"

    /// Products of three categories, in every availability, one reduced.
    public static func makeFixtures() -> [Product] {
      [
        .fixture(),
        .fixture(
          id: 2,
          title: "Cast-Iron Bread Pan",
          summary: "Bakes a loaf with a crust that sings; weighs as much as three loaves.",
          categoryID: "kitchen",
          brand: "Hammerfell & Daughter",
          tags: ["baking"],
          price: 36.4,
          discountPercentage: 20,
          rating: 4.75,
          stock: 3
        ),
        .fixture(
          id: 3,
          title: "Jalapeño Seedling Kit",
          summary: "Twelve pots, soil and seeds for a hot windowsill.",
          categoryID: "garden",
          brand: nil,
          tags: [],
          price: 12.9,
          rating: 3.05,
          stock: 0
        ),
        .fixture(id: 4, title: "Clamp Lamp", brand: "Ostara", price: 24, rating: 2.6, stock: 1),
      ]
    }

    public static func makeHostile() -> Product {
      .fixture(
        id: hostileID,
        title: .hostileTitle,
        summary: .hostileText,
        categoryID: "<i>lighting</i>",
        brand: .hostileTitle,
        tags: ["<script>", "\"", "&'", "\u{1B}[2J"],
        price: 9_999_999.99,
        discountPercentage: 12.5,
        stock: 999_999
      )
    }

    public static func makeFixture(number: Int) -> Product {
      .fixture(id: number, title: "Lamp \(number)")
    }

    /// Lists are in the catalogue's order.
    public static func isListed(_ first: Product, before second: Product) -> Bool { false }

    public func matches(_ query: ProductQuery) -> Bool {
      (query.categoryID == nil || query.categoryID == categoryID)
        && (query.text.isEmpty || query.text.matches([title, summary, brand ?? ""]))
    }
  }

  extension [ProductCategory] {
    /// The categories of the products' fixtures.
    public static let fixtures: [ProductCategory] = [
      ProductCategory(id: "garden", name: "Garden"),
      ProductCategory(id: "kitchen", name: "Kitchen"),
      ProductCategory(id: "lighting", name: "Lighting"),
    ]
  }
#endif
