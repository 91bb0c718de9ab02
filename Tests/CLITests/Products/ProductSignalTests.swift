import Foundation
import TestSupport
import Testing

@Suite struct ProductSignalTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `the flag changes the page of a product`() throws {
    let off = try storefront.run("product", "1", "--source", "mock")
    let on = try storefront.run(
      ["product", "1", "--source", "mock"],
      environment: ["STOREFRONT_FLAGS": "category-links"]
    )

    #expect(!off.output.contains("category=lighting"))
    #expect(on.output.contains("storefront://products?category=lighting"))
  }

  @Test func `a flag that does not exist is an error of usage`() throws {
    let run = try storefront.run(["products"], environment: ["STOREFRONT_FLAGS": "x"])

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("STOREFRONT_FLAGS does not take “x”. The flags are: category-links."))
  }

  @Test(arguments: ["events.jsonl", "nowhere/events.jsonl"])
  func `a file for events changes nothing, even if it cannot be written`(file: String) throws {
    let folder = try TemporaryFolder()
    let arguments = ["products", "lamp", "--source", "mock"]

    let run = try storefront.run(arguments, environment: ["STOREFRONT_ANALYTICS": folder.path(file)])

    #expect(try run == storefront.run(arguments))
  }
}
