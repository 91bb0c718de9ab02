import Domain
import Foundation

/// What the package ships to begin with, products and more, in the wire formats of its remote sources.
///
/// They are compiled in rather than kept as resource files: a program that is copied away from its build folder, or
/// linked statically, still has them. An identifier never changes its meaning and is never given again.
enum Catalogue {
  static let categories = [
    ProductCategory(id: "audio", name: "Audio"),
    ProductCategory(id: "beauty", name: "Beauty"),
    ProductCategory(id: "books", name: "Books"),
    ProductCategory(id: "furniture", name: "Furniture"),
    ProductCategory(id: "garden", name: "Garden"),
    ProductCategory(id: "groceries", name: "Groceries"),
    ProductCategory(id: "kitchen", name: "Kitchen"),
    ProductCategory(id: "laptops", name: "Laptops"),
    ProductCategory(id: "lighting", name: "Lighting"),
    ProductCategory(id: "sports", name: "Sports"),
    ProductCategory(id: "stationery", name: "Stationery"),
    ProductCategory(id: "toys", name: "Toys"),
  ]

  /// All products, in the order of their identifiers, which goes round the categories.
  static func products() throws -> [Product] {
    let documents = [
      audioProducts, beautyProducts, booksProducts, furnitureProducts, gardenProducts, groceriesProducts,
      kitchenProducts, laptopsProducts, lightingProducts, sportsProducts, stationeryProducts, toysProducts,
    ]
    return try documents.flatMap { try decode([ProductJSON].self, from: $0) }
      .map { $0.toProduct() }
      .sorted { $0.id < $1.id }
  }

  static func articles() throws -> [Article] {
    let documents = [
      audioArticles, booksArticles, coffeeArticles, computingArticles, cookingArticles, cyclingArticles,
      gamesArticles, gardeningArticles, groomingArticles, homeArticles, lightingArticles, makersArticles,
      natureArticles, outdoorsArticles, paperArticles, photoArticles, repairArticles, roomsArticles,
      softwareArticles, travelArticles,
    ]
    return try documents.flatMap { try decode([ArticleJSON].self, from: $0) }.map { $0.toArticle() }
  }

  static func decode<Document: Decodable>(_ type: Document.Type, from json: String) throws -> Document {
    try JSONDecoder.storefront.decode(type, from: Data(json.utf8))
  }
}
