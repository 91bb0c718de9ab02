import Foundation
import TestSupport
import Testing

@Suite struct AddPartCommandTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")
    try shop.commit("Add a screen")
    _ = try shop.committing("new", "product", "Bookshop", "whole")
    _ = try shop.committing("new", "product", "Bookshop", "books", "--without", "screens")
  }

  private func add(_ name: String, _ options: String...) throws -> ProgramRun {
    try shop.inward(["add", "part", name, "--path", "books"] + options)
  }

  @Test func `makes a product what it would be with the part`() throws {
    let outcome = try add("screens")

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("files changed, for the part `screens`. Review `git -C books diff --staged`"))
    #expect(try shop.run("diff", "--recursive", "--exclude=.git", "whole", "books").output == "")
  }

  @Test func `keeps the team's changes, and git undoes it`() throws {
    try shop.change(7, to: "Our seventh line", in: "books/list.txt")
    try shop.commitProduct()
    let before = try shop.contents(of: "books")

    let outcome = try add("screens")

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/list.txt").contains("Our seventh line"))
    #expect(try shop.read("books/Sources/Domain/Bookshop.swift").contains("static let screens = 3"))
    try shop.git("-C", "books", "reset", "--quiet", "--hard")
    #expect(try shop.contents(of: "books") == before)
  }

  @Test func `a dry run changes nothing`() throws {
    let before = try shop.contents(of: "books")

    let outcome = try add("screens", "--dry-run")

    #expect(outcome.output.contains("  Sources/Screens/List.swift\n"))
    #expect(outcome.output.hasSuffix("Nothing was changed.\n"))
    #expect(try shop.contents(of: "books") == before)
  }

  @Test(arguments: [false, true]) func `a part with the files of the team's own code is refused`(isDryRun: Bool) throws
  {
    try shop.write("// Mine\n", to: "books/Sources/Screens/List.swift")
    try shop.commitProduct()
    let before = try shop.contents(of: "books")

    let outcome = try isDryRun ? add("screens", "--dry-run") : add("screens")

    let reason =
      "Bookshop has code of its own where the part `screens` has some; rename Sources/Screens/List.swift first."
    #expect(outcome == ProgramRun(status: 2, output: "", errors: "error: \(reason)\n"))
    #expect(try shop.contents(of: "books") == before)
  }

  @Test(
    arguments: [
      ("pages", "there is no part `pages`; the parts are: screens."),
      ("screens", "Bookshop has the part `screens` already."),
    ]
  )
  func `a part that cannot be added is refused`(name: String, reason: String) throws {
    try shop.copy("whole", to: "books")

    #expect(try add(name) == ProgramRun(status: 2, output: "", errors: "error: \(reason)\n"))
  }
}
