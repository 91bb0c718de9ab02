import Foundation
import Testing

@testable import Generating

@Suite struct FeatureLinesTests {
  private static func removed(_ text: String, path: String = "a.swift") throws -> String {
    try FeatureLines(name: "Order", plural: "Orders").removed(from: text, path: path)
  }

  /// The second text is the feature's.
  @Test(arguments: [
    ("switch route {\ncase .list: 1\n", "case .orderList(let list):\n  list.size\ncase .order: 2\n", "}\n"),
    (
      "func a() {}\n\n", "/// One of the orders.\n@MainActor\nfunc order(\n  id: Int\n) {\n  b()\n}\n\n",
      "func c() {}\n"
    ),
    ("func a() {}\n", "\n@Test\nfunc `an order`() {}\n", ""),
    (
      "struct Tests {\n", "  @Test(arguments: [\n    1,\n    2,\n  ])\n  func `an order`(id: Int) {}\n\n",
      "  let a = 1\n}\n"
    ),
    ("a {\n  b()\n", "\n  for id in ids {\n    show(order(id))\n  }\n", "}\n"),
    ("let names = [\n  \"a\",\n  \"products\",\n", "  \"orders\",\n", "]\n"),
    (".cards { gap: 1rem; }\n", ".orders { gap: 1rem; }\n", ".rows { gap: 1rem; }\n"),
    ("create(product)\n", "registerMigration(\"createOrders\") { db in\n  try create(in: db)\n}\n", "migrate()\n"),
  ])
  func `removes blocks if the first line or all contents name the feature`(
    before: String,
    own: String,
    after: String
  ) throws {
    #expect(try Self.removed(before + own + after) == before + after)
  }

  @Test(arguments: [
    ("call(\n  a: 1,\n  orders: 2\n)\n", "call(\n  a: 1\n)\n"),
    // The formatter takes the comma from the only element of an array.
    ("let names = [\n  orders,\n  products,\n]\n", "let names = [\n  products\n]\n"),
    ("let names = [\n  products,\n  orders,\n]\n", "let names = [\n  products\n]\n"),
    (
      "{\n  \"tags\": [\n    {\n      \"name\": \"a\"\n    },\n    {\n      \"name\": \"orders\"\n    }\n  ]\n}\n",
      "{\n  \"tags\": [\n    {\n      \"name\": \"a\"\n    }\n  ]\n}\n"
    ),
  ])
  func `leaves no comma at the end of a list`(text: String, rest: String) throws {
    #expect(try Self.removed(text, path: "a.json") == rest)
  }

  @Test(arguments: [
    "let border = 1\nlet reorders = 2\nlet disordered = 3\n", "<order class=\"product\">\n</order>\n",
    "call(orderly)\n",
  ])
  func `keeps words and elements that only look like the feature`(text: String) throws {
    #expect(try Self.removed(text) == text)
  }

  @Test func `removes rows and commands in Markdown`() throws {
    let text = "| a | b |\n| `/orders` | c |\n\n```\nshop products\nshop orders\n```\n"

    #expect(try Self.removed(text, path: "a.md") == "| a | b |\n\n```\nshop products\n```\n")
  }

  @Test(arguments: [
    ("a()\ncase .product, .order: nil\n", 2, "names this feature and something else"),
    (
      "/// Products and orders.\nenum Catalogue {\n  case a\n}\n", 1,
      "names this feature above lines that are not part of it"
    ),
    ("@Test(arguments: [\"orders\"])\nfunc opens() {}\n", 1, "names this feature above lines that are not part of it"),
    ("call(\n  a\n) { order in\n  b\n}\n", 3, "names this feature and something else"),
    ("if a {\n  order()\n} else {\n  b()\n}\n", 2, "is the only content of its block"),
  ])
  func `rejects lines about the feature and something else, with their location`(
    text: String,
    line: Int,
    reason: String
  ) {
    let place = text.split(separator: "\n")[line - 1]
    let sentence = "a.swift:\(line) \(reason); split or mark the lines:\n\(place)"
    #expect(throws: Problems(sentence)) { try Self.removed(text) }
  }

  @Test func `rejects a sentence in Markdown`() {
    let sentence = "a.md:1 names this feature and something else; split or mark the lines:"
    #expect(throws: Problems("\(sentence)\nIt has orders.")) { try Self.removed("It has orders.\n", path: "a.md") }
  }

  @Test func `reports all problems at once`() {
    #expect {
      try Self.removed("case .a, .order: nil\ncase .b, .order: nil\n")
    } throws: { error in
      (error as? Problems)?.sentences.count == 2
    }
  }
}
