import Foundation
import TestSupport
import Testing

/// Parts of a product that are taken out later.
@Suite struct RemovePartCommandTests {
  @Test func `a part can be removed from a product later`() throws {
    let shop = try Shop.template()
    try shop.write(#"{"version": 1}"#, to: ".swift-format")
    try shop.write("let parts = [\n  \"list\",\n  \"screen\",  // Screens\n]\n", to: "Sources/Domain/Parts.swift")
    try shop.git("add", ".swift-format")
    try shop.commit("Name the parts")
    _ = try shop.committing("new", "product", "Bookshop", "early", "--without", "screens")
    _ = try shop.committing("new", "product", "Bookshop", "late")

    let outcome = try shop.inward("remove", "part", "screens", "--path", "late")

    #expect(outcome.status == 0)
    #expect(try shop.run("diff", "--recursive", "--exclude=.git", "early", "late").output == "")
  }

  @Test func `a new feature that is not committed yet keeps what it refers to`() throws {
    let shop = try Shop.template()
    try shop.write("struct LampFeature {}\n", to: "Sources/Screens/LampFeature.swift")
    try shop.commit("Show lamps")
    _ = try shop.committing("new", "product", "Bookshop", "late")
    let order = #"{"feature": {"name": "Order", "plural": "Orders", "fields": [{"name": "lampID", "type": "Lamp"}]}}"#
    try shop.write(order, to: "late/.inward/features/Order.json")

    let outcome = try shop.inward("remove", "part", "screens", "--path", "late")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: Order refers to Lamp with `lampID`; remove Order first.\n")
  }

  @Test func `what is not committed is not lost with a part`() throws {
    let shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "late")
    try shop.write("// Mine\n", to: "late/Sources/Screens/List.swift")
    try shop.write("// Mine as well\n", to: "late/Sources/Screens/Mine.swift")
    let before = try shop.contents(of: "late")
    let remove = { try shop.inward("remove", "part", "screens", "--path", "late") }

    let error = "error: commit or stash your changes first: lines of Sources/Screens/List.swift would be removed.\n"
    #expect(try remove() == ProgramRun(status: 2, output: "", errors: error))
    try shop.git("-C", "late", "add", "Sources/Screens/List.swift")
    #expect(try remove().errors == error)
    #expect(try shop.contents(of: "late") == before)
    try shop.git("-C", "late", "commit", "--quiet", "--message", "Edit")
    #expect(try remove().status == 0)
    #expect(try shop.read("late/Sources/Screens/Mine.swift") == "// Mine as well\n")
  }

  @Test func `lines of a part that are not committed are not lost with it, and other lines stay`() throws {
    let shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "late")
    let path = "late/Sources/Domain/Bookshop.swift"
    try shop.change(5, to: "  static let screens = 4  // Screens", in: path)
    let remove = { try shop.inward("remove", "part", "screens", "--path", "late") }

    let error = "error: commit or stash your changes first: lines of Sources/Domain/Bookshop.swift would be removed.\n"
    #expect(try remove() == ProgramRun(status: 2, output: "", errors: error))
    try shop.change(5, to: "  static let screens = 3  // Screens", in: path)
    try shop.change(1, to: "/// We sell.", in: path)
    // As the removal of another part does in a list.
    try shop.write("import Domain,\n", to: "late/Sources/Screens/List.swift")
    #expect(try remove().status == 0)
    #expect(try shop.read(path).hasPrefix("/// We sell.\nenum Bookshop {\n"))
  }

  @Test func `a folder without git is refused`() throws {
    let shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "late")
    try FileManager.default.removeItem(at: shop.url.appending(path: ".git"))
    try FileManager.default.removeItem(at: shop.url.appending(path: "late/.git"))

    let outcome = try shop.inward("remove", "part", "screens", "--path", "late")

    let reason = "\(shop.url.path)/late is in no git repository."
    #expect(outcome == ProgramRun(status: 2, output: "", errors: "error: \(reason)\n"))
  }

  @Test func `accounts stay for a feature with forms`() throws {
    let shop = try Shop.template()
    let template = try shop.read(".inward/template.json").replacing(#""name": "screens""#, with: #""name": "account""#)
    try shop.write(template, to: ".inward/template.json")
    try shop.commit("Name a part")
    _ = try shop.committing("new", "product", "Bookshop", "late")
    let order = #"{"feature": {"name": "Order", "plural": "Orders", "fields": [], "isEditable": true}}"#
    try shop.write(order, to: "late/.inward/features/Order.json")

    let outcome = try shop.inward("remove", "part", "account", "--path", "late")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: Order has forms, which need the part `account`; remove Order first.\n")
  }

  @Test func `parts can be removed one after the other without a commit`() throws {
    let shop = try Shop.template()
    let parts = #"""
      {
        "name": "screens", "mark": "Screens", "paths": ["Sources/Screens"],
        "recordings": { "Sources/Golden/list-*": "lists" }
      },
      { "name": "lists", "mark": "Lists", "paths": ["Sources/Golden/list*"] }
      """#
    let template = try shop.read(".inward/template.json")
      .replacing(#"{ "name": "screens", "mark": "Screens", "paths": ["Sources/Screens"] }"#, with: parts)
    try shop.write(template, to: ".inward/template.json")
    try shop.write("♥ Lamp\n", to: "Sources/Golden/list-one.txt")
    try shop.commit("Record a list")
    _ = try shop.committing("new", "product", "Bookshop", "early", "--without", "screens,lists")
    _ = try shop.committing("new", "product", "Bookshop", "late")

    let outcomes = try ["screens", "lists"].map { try shop.inward("remove", "part", $0, "--path", "late") }

    #expect(outcomes.map(\.status) == [0, 0])
    #expect(try shop.run("diff", "--recursive", "--exclude=.git", "early", "late").output == "")
  }
}
