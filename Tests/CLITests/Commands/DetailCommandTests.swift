import Foundation
import Testing

@Suite struct DetailCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = StorefrontProcess(home: try TemporaryFolder())
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

        """
    )
    #expect(outcome.status == 0)
  }

  @Test func `writes a product as one JSON object`() throws {
    let outcome = try storefront.run("product", "13", "--json")

    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let product = try #require(object["product"] as? [String: Any])
    #expect(object.count == 1)
    #expect(product["id"] as? Int == 13)
    #expect(product["price"] as? Double == 484.5)
    #expect(product["tags"] as? [String] == ["turntable", "vinyl", "walnut"])
  }

  @Test func `lists articles, newest first, and shows the one it named`() throws {
    let list = try storefront.run("articles", "bread", "--page-size", "2")
    let article = try storefront.run("article", "995", "--language", "de")

    #expect(
      list.output == """
        Articles about “bread”  28 articles · page 1 of 14

        No.  Article                            Published  Magazine
        995  Sharing the village oven again  Oct 15, 2026  Slow Breakfast
        935  Don't cut that loaf just yet    Aug 22, 2026  Proof Quarterly

        """
    )
    #expect(article.output.hasPrefix("Sharing the village oven again\n"))
    #expect(article.output.contains("Zeitschrift  Slow Breakfast\nErschienen   15. Okt. 2026\n"))
  }

  @Test func `writes articles as one JSON object`() throws {
    let outcome = try storefront.run("articles", "bread", "--page-size", "2", "--json")

    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let articles = try #require(object["articles"] as? [[String: Any]])
    #expect(articles.map { $0["id"] as? String } == ["995", "935"])
    #expect(object["total"] as? Int == 28)
    #expect(object["hasMore"] as? Bool == true)
  }

  @Test func `opens a link as the command that shows the same`() throws {
    let link = try storefront.run("open", "storefront://products?search=lamp&page=2&size=3")
    let command = try storefront.run("products", "--search", "lamp", "--page", "2", "--page-size", "3")

    #expect(link == command)
    #expect(link.output.hasPrefix("Products for “lamp”  21 products · page 2 of 7\n"))
  }
}
