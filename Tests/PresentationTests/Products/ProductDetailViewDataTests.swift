import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct ProductDetailViewDataTests {
  private func viewData(_ product: Product, language: Language = .english) -> ProductDetailViewData {
    ProductDetailViewData(
      Fetched(product),
      categoryNames: ["lighting": "Lighting"],
      localization: Localization(language: language)
    )
  }

  @Test func `holds what a person reads`() throws {
    let picture = try #require(URL(string: "https://shop.example/1.png"))

    let viewData = viewData(.fixture(id: 7, images: [picture]))

    #expect(viewData.id == 7)
    #expect(viewData.title == "Linen Bedside Lamp")
    #expect(viewData.summary == "A warm light for the last pages of the day.")
    #expect(viewData.categoryID == "lighting")
    #expect(viewData.brand == "Ostara")
    #expect(viewData.tags == ["lamp", "linen"])
    #expect(viewData.images == [picture])
    #expect(viewData.staleNotice == nil)
  }

  @Test func `a price is there to read and to calculate with`() {
    let price = viewData(.fixture(price: 1_049.5)).price

    #expect(price.text == "$1,049.50")
    #expect(price.amount == 1_049.5)
    #expect(price.currencyCode == "USD")
    #expect(price.originalText == nil)
  }

  @Test(arguments: [
    (Language.english, "$36.40", "$45.50", "reduced from $45.50, 20% off"),
    (.german, "36,40 $", "45,50 $", "reduziert von 45,50 $, 20 % günstiger"),
  ])
  func `a reduced price says from what`(language: Language, text: String, original: String, reduction: String) {
    let product = viewData(.fixture(price: 36.4, discountPercentage: 20), language: language)

    #expect(product.price.text.withPlainSpaces == text)
    #expect(product.price.originalText?.withPlainSpaces == original)
    #expect(product.reduction?.withPlainSpaces == reduction)
  }

  @Test func `a reduction too small to advertise is not told`() {
    let product = viewData(.fixture(discountPercentage: 0.99))

    #expect(product.price.originalText == nil)
    #expect(product.reduction == nil)
  }

  @Test(arguments: [
    (0.0, "0.0", "0.0 of 5 stars", 0),
    (2.6, "2.6", "2.6 of 5 stars", 5),
    (4.3, "4.3", "4.3 of 5 stars", 9),
    (4.75, "4.8", "4.8 of 5 stars", 10),
    (7.0, "5.0", "5.0 of 5 stars", 10),
  ])
  func `a rating is there to read and to draw`(average: Double, text: String, description: String, halfStars: Int) {
    let rating = viewData(.fixture(rating: average)).rating

    #expect(rating.text == text)
    #expect(rating.description == description)
    #expect(rating.halfStars == halfStars)
    #expect(rating.value == min(average, 5))
  }

  @Test(arguments: [
    (42, "In stock", "Auf Lager", AvailabilityViewData.Tone.good),
    (6, "In stock", "Auf Lager", .good),
    (5, "Only 5 left", "Nur noch 5", .warning),
    (1, "Only 1 left", "Nur noch 1", .warning),
    (0, "Sold out", "Ausverkauft", .bad),
  ])
  func `says whether it can be bought`(
    stock: Int,
    inEnglish: String,
    inGerman: String,
    tone: AvailabilityViewData.Tone
  ) {
    let english = viewData(.fixture(stock: stock)).availability
    let german = viewData(.fixture(stock: stock), language: .german).availability

    #expect(english == AvailabilityViewData(text: inEnglish, tone: tone, stock: stock))
    #expect(german == AvailabilityViewData(text: inGerman, tone: tone, stock: stock))
  }

  @Test func `tells the facts in the order of reading`() {
    #expect(
      viewData(.fixture()).facts == [
        FactViewData(label: "Rating", value: "4.3 of 5 stars"),
        FactViewData(label: "Brand", value: "Ostara"),
        FactViewData(label: "Category", value: "Lighting"),
        FactViewData(label: "Tags", value: "lamp, linen"),
      ]
    )
  }

  @Test func `a category without a name is shown by its identifier`() {
    let facts = viewData(.fixture(categoryID: "lamps")).facts

    #expect(facts.contains(FactViewData(label: "Category", value: "lamps")))
  }

  @Test func `leaves out the facts that are missing`() {
    let facts = viewData(.fixture(brand: nil, tags: []), language: .german).facts

    #expect(facts.map(\.label) == ["Bewertung", "Kategorie"])
  }

  @Test func `says when it may be out of date`() {
    let stale = Fetched(Product.fixture(), freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))

    let viewData = ProductDetailViewData(stale, categoryNames: [:], localization: Localization(language: .german))

    #expect(viewData.staleNotice?.withPlainSpaces.contains("1. März 2026, 9:00") == true)
  }
}
