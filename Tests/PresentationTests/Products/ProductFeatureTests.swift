import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct ProductFeatureTests {
  private func content(of product: Product, _ language: Language = .english) -> Content {
    ProductFeature.content(of: product, language: language, choiceNames: ["lighting": "Lighting"])
  }

  private func row(of product: Product, _ language: Language = .english) -> Row? {
    ProductFeature.list([product], language: language)?.table?.rows.first
  }

  @Test func `a list has a heading for every column`() {
    #expect(
      ProductFeature.list(.fixtures, language: .german)?.headings
        == ["Nr.", "Produkt", "Preis", "Bewertung", "Verfügbarkeit"]
    )
  }

  @Test func `a row has what a list shows`() {
    let row = row(of: .fixture(id: 7))

    #expect(row?.id == "7")
    #expect(row?.title == "Linen Bedside Lamp")
    #expect(row?.route == .detail("products", id: "7"))
    #expect(row?["brand"]?.value == .text("Ostara"))
    #expect(row?["picture"]?.value == .picture(Picture(id: 7, category: "lighting")))
    #expect(self.row(of: .fixture(brand: nil))?["brand"] == nil)
  }

  @Test(arguments: [
    (Language.english, "$36.40", "$45.50", "reduced from $45.50, 20% off"),
    (.german, "36,40 $", "45,50 $", "reduziert von 45,50 $, 20 % günstiger"),
  ])
  func `a reduced price has the price before`(language: Language, price: String, original: String, note: String) {
    let product = Product.fixture(price: 36.4, discountPercentage: 20)

    #expect(row(of: product, language)?["price"]?.price == [price, original])
    #expect(content(of: product, language).highlights.first?.price == [price, note])
  }

  @Test func `a discount too small to advertise is not shown`() {
    #expect(content(of: .fixture(price: 1_049.5, discountPercentage: 0.99)).highlights.first?.price == ["$1,049.50"])
  }

  @Test(arguments: [
    (0.0, "0.0", "0.0 of 5 stars", 0), (2.6, "2.6", "2.6 of 5 stars", 5), (4.3, "4.3", "4.3 of 5 stars", 9),
    (4.75, "4.8", "4.8 of 5 stars", 10), (7.0, "5.0", "5.0 of 5 stars", 10),
  ])
  func `a rating is a number, a phrase and half stars`(average: Double, text: String, phrase: String, stars: Int) {
    #expect(
      row(of: .fixture(rating: average))?["rating"]?.value
        == .rating(text, description: phrase, halfStars: stars)
    )
  }

  @Test(arguments: Language.allCases)
  func `each rating is rounded as its number is`(language: Language) {
    let localization = Localization(language: language)
    for hundredths in 0...500 {
      let rating = Rating(average: Double(hundredths) / 100)
      #expect(RatingTexts.of(rating, in: localization) == RatingTexts(rating.average, localization))
    }
  }

  @Test(arguments: [
    (42, "In stock", "Auf Lager", Tone.good), (6, "In stock", "Auf Lager", .good),
    (5, "Only 5 left", "Nur noch 5", .warning), (1, "Only 1 left", "Nur noch 1", .warning),
    (0, "Sold out", "Ausverkauft", .bad),
  ])
  func `availability has a tone`(stock: Int, inEnglish: String, inGerman: String, tone: Tone) {
    let product = Product.fixture(stock: stock)

    #expect(row(of: product)?["availability"]?.value == .status(inEnglish, tone))
    #expect(content(of: product, .german).highlights.last?.value == .status(inGerman, tone))
  }

  @Test func `a detail has the product's facts in the order of reading`() {
    let content = content(of: .fixture())

    #expect(content.title == "Linen Bedside Lamp")
    #expect(content.paragraphs == ["A warm light for the last pages of the day."])
    #expect(content.picture == Picture(id: 1, category: "lighting"))
    #expect(content.facts.map(\.label) == ["Rating", "Brand", "Category", "Tags"])
    #expect(content.facts.map(\.value) == ["4.3 of 5 stars", "Ostara", "Lighting", "lamp, linen"])
  }

  @Test func `a category without a name is shown by its identifier`() {
    #expect(content(of: .fixture(categoryID: "lamps")).factValues["Category"] == "lamps")
  }

  @Test func `missing values have no fact`() {
    #expect(content(of: .fixture(brand: nil, tags: []), .german).facts.map(\.label) == ["Bewertung", "Kategorie"])
  }
}

extension ContentField {
  /// The text of a price and its note, with plain spaces.
  fileprivate var price: [String] {
    guard case .price(let text, let note) = value else { return [] }
    return [text, note].compactMap { $0?.withPlainSpaces }
  }
}
