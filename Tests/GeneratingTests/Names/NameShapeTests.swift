import Testing

@testable import Generating

struct NameShapeTests {
  @Test(arguments: [
    ("gift-card", "GiftCard"), ("3dModel", "ThreeDModel"), ("Größe", "Grosse"), ("order", "Order"),
    ("my order", "MyOrder"),
    ("Café", "Cafe"), ("order_line", "OrderLine"),
  ])
  func `suggests the nearest name of a type`(_ name: String, _ suggestion: String) throws {
    let problem = try #require(NameShape(name: name, casing: .pascal, kind: "the feature").problems.first)

    #expect(problem.hasPrefix("the feature `\(name)` "))
    #expect(problem.hasSuffix("; `\(suggestion)` would do."))
  }

  @Test(arguments: ["Order", "GiftCard", "Model3D", "X"])
  func `takes names as Swift writes them`(_ name: String) {
    #expect(NameShape(name: name, casing: .pascal, kind: "the feature").problems.isEmpty)
  }

  @Test(arguments: ["", "注文", "-", "🛒"])
  func `suggests nothing where it has nothing to go by`(_ name: String) throws {
    let problems = NameShape(name: name, casing: .pascal, kind: "the feature").problems

    #expect(problems.count == 1)
    #expect(!problems[0].contains("would do"))
  }

  @Test func `refuses names that no line has room for`() {
    let name = String(repeating: "Long", count: 8)

    #expect(
      NameShape(name: name, casing: .pascal, kind: "the feature").problems
        == ["the feature `\(name)` has 32 characters; at most 30 fit into a line of code; `LongLong` would do."]
    )
  }
}
