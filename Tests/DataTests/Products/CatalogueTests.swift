import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct CatalogueTests {
  @Test(arguments: Port.samples.indices)
  func `every item is kept by its JSON and by the shipped database`(index: Int) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let folder = try TemporaryFolder()
      let repository = sample.local(.storefront(at: folder.path("shop.sqlite")))
      let items = try sample.catalogue()

      let json = try JSONEncoder.storefront.encode(items.map(Sample.Format.init))

      // Nobody wants made-up items among their own.
      #expect(items.isEmpty == (Sample.Format.self is any DocumentJSON.Type))
      #expect(Set(items.map(\.id)).count == items.count)
      #expect(try JSONDecoder.storefront.decode([Sample.Format].self, from: json).map(\.item) == items)
      for item in items { #expect(try await repository.item(id: item.id) == item) }
    }
    try await test(Port.samples[index])
  }

  @Test func `a category has the name of its identifier`() {
    #expect(Catalogue.categories.map(\.name) == Catalogue.categories.map(\.id.capitalized))
    #expect(Catalogue.categories.map(\.id) == Catalogue.categories.map(\.id).sorted())
  }

  @Test func `holds 528 different products`() throws {
    let products = try Catalogue.products()

    #expect(products.count == 528)
    #expect(Set(products.map(\.title)).count == products.count)
    #expect(Set(products.map(\.summary)).count == products.count)
    #expect(products.map(\.id) == products.map(\.id).sorted())
  }

  @Test func `holds 1,000 different articles`() throws {
    let articles = try Catalogue.articles()

    #expect(articles.count == 1_000)
    #expect(Set(articles.map(\.title)).count == articles.count)
    #expect(Set(articles.map(\.summary)).count == articles.count)
    #expect(Set(articles.map(\.content)).count == articles.count)
    #expect(!articles.contains { $0.title.isEmpty || $0.summary.isEmpty || $0.content.isEmpty })
  }

  @Test func `each of 12 categories has products, and every product a category`() throws {
    let used = Set(try Catalogue.products().map(\.categoryID))

    #expect(Catalogue.categories.count == 12)
    #expect(used == Set(Catalogue.categories.map(\.id)))
    #expect(Catalogue.categories.map(\.id) == Catalogue.categories.map(\.id).sorted())
  }

  @Test func `every product can be sold`() throws {
    let odd = try Catalogue.products().filter { product in
      product.title.isEmpty || product.summary.isEmpty || product.price.amount <= 0
        || !(0..<100 ~= product.discountPercentage) || product.id < 1
    }

    #expect(odd.isEmpty)
  }

  @Test func `there is a product of every kind that screens show differently`() throws {
    let products = try Catalogue.products()

    #expect(products.contains { $0.availability == .outOfStock })
    #expect(products.contains { $0.availability == .inStock })
    #expect(products.contains { if case .lowStock = $0.availability { true } else { false } })
    #expect(products.contains { $0.originalPrice != nil })
    #expect(products.contains { $0.brand == nil })
  }
}
