import Testing

@testable import Generating

struct NameShapeTests {
  @Test(arguments: [
    ("gift-card", "GiftCard"), ("3dModel", "ThreeDModel"), ("Größe", "Grosse"), ("order", "Order"),
    ("my order", "MyOrder"),
    ("Café", "Cafe"), ("order_line", "OrderLine"),
  ])
  func `suggests the closest name of a type`(_ name: String, _ suggestion: String) throws {
    let problem = try #require(NameShape(name: name, casing: .pascal, kind: "the feature").problems.first)

    #expect(problem.hasPrefix("the feature `\(name)` "))
    #expect(problem.hasSuffix("; try `\(suggestion)`."))
  }

  @Test(arguments: ["Order", "GiftCard", "Model3D", "X"])
  func `accepts names of Swift types`(_ name: String) {
    #expect(NameShape(name: name, casing: .pascal, kind: "the feature").problems.isEmpty)
  }

  @Test(arguments: ["", "注文", "-", "🛒"])
  func `suggests nothing if no letters are left`(_ name: String) throws {
    let problems = NameShape(name: name, casing: .pascal, kind: "the feature").problems

    #expect(problems.count == 1)
    #expect(!problems[0].contains("try `"))
  }

  @Test func `rejects names that are too long`() {
    let name = String(repeating: "Long", count: 8)

    #expect(
      NameShape(name: name, casing: .pascal, kind: "the feature").problems
        == ["the feature `\(name)` has 32 characters; the limit is 30; try `LongLong`."]
    )
  }
}
