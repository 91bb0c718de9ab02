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

  @Test(arguments: [["products", "lamp"], ["product", "9999"]])
  func `events are in the file when a command has ended`(command: [String]) throws {
    let folder = try TemporaryFolder()
    let environment = ["STOREFRONT_ANALYTICS": folder.path("events.jsonl")]

    let run = try storefront.run(command + ["--source", "mock"], environment: environment)

    #expect(run.status == (command[0] == "products" ? 0 : 1))
    let events = try folder.text(of: "events.jsonl").split(separator: "\n")
    #expect(events.count == (command[0] == "products" ? 2 : 1))
  }

  @Test func `a command waits for events that are not written yet, but not forever`() throws {
    let folder = try TemporaryFolder()
    let pipeWithoutReader = folder.path("pipe")
    try #require(mkfifo(pipeWithoutReader, 0o600) == 0)
    let start = ContinuousClock.now

    let run = try storefront.run(
      ["products", "lamp", "--source", "mock"],
      environment: ["STOREFRONT_ANALYTICS": pipeWithoutReader]
    )

    #expect(run.status == 0)
    #expect(ContinuousClock.now - start >= .seconds(1))
  }
}
