import Domain
import Foundation
import Testing

@testable import Data

struct CatalogueTests {
  @Test
  func `holds 528 products in 12 categories`() throws {
    #expect(try Catalogue.products().count == 528)
    #expect(Catalogue.categories.count == 12)
  }

  @Test
  func `holds 1,000 articles`() throws {
    #expect(try Catalogue.articles().count == 1_000)
  }

  @Test
  func `no two products are alike`() throws {
    let products = try Catalogue.products()

    #expect(Set(products.map(\.id)).count == products.count)
    #expect(Set(products.map(\.title)).count == products.count)
    #expect(Set(products.map(\.summary)).count == products.count)
    #expect(products.map(\.id) == products.map(\.id).sorted())
  }

  @Test
  func `no two articles are alike`() throws {
    let articles = try Catalogue.articles()

    #expect(Set(articles.map(\.id)).count == articles.count)
    #expect(Set(articles.map(\.title)).count == articles.count)
    #expect(Set(articles.map(\.summary)).count == articles.count)
    #expect(Set(articles.map(\.content)).count == articles.count)
  }

  @Test
  func `every product stands in a category that exists, and every category has products`() throws {
    let used = Set(try Catalogue.products().map(\.categoryID))

    #expect(used == Set(Catalogue.categories.map(\.id)))
    #expect(Catalogue.categories.map(\.id) == Catalogue.categories.map(\.id).sorted())
  }

  @Test
  func `every product can be sold`() throws {
    let odd = try Catalogue.products().filter { product in
      product.title.isEmpty || product.summary.isEmpty || product.price.amount <= 0
        || !(0..<100 ~= product.discountPercentage) || product.id < 1
    }

    #expect(odd.isEmpty)
  }

  @Test
  func `prices and discounts survive the database's hundredths`() throws {
    let changed = try Catalogue.products().filter { product in
      Decimal(hundredths: product.price.amount.hundredths) != product.price.amount
        || Decimal(hundredths: product.discountPercentage.hundredths) != product.discountPercentage
    }

    #expect(changed.isEmpty)
  }

  @Test
  func `there is something of everything that screens tell apart`() throws {
    let products = try Catalogue.products()

    #expect(products.contains { $0.availability == .outOfStock })
    #expect(products.contains { $0.availability == .inStock })
    #expect(products.contains { if case .lowStock = $0.availability { true } else { false } })
    #expect(products.contains { $0.originalPrice != nil })
    #expect(products.contains { $0.brand == nil })
  }

  @Test
  func `every article can be read`() throws {
    let odd = try Catalogue.articles().filter { $0.title.isEmpty || $0.summary.isEmpty || $0.content.isEmpty }

    #expect(odd.isEmpty)
  }

  @Test
  func `products come back from their wire format as they went out`() throws {
    let products = try Catalogue.products()

    let json = try JSONEncoder.storefront.encode(products.map(ProductJSON.init))

    let decoded = try JSONDecoder.storefront.decode([ProductJSON].self, from: json)
    #expect(decoded.map { $0.toProduct() } == products)
  }

  @Test
  func `articles come back from their wire format as they went out`() throws {
    let articles = try Catalogue.articles()

    let json = try JSONEncoder.storefront.encode(articles.map(ArticleJSON.init))

    let decoded = try JSONDecoder.storefront.decode([ArticleJSON].self, from: json)
    #expect(decoded.map { $0.toArticle() } == articles)
  }
}
