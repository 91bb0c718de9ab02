import Foundation
import TestSupport
import Testing

/// What becomes of a product's edits when the template changes line 3 of its list, adds a file and removes another.
@Suite struct UpdateEditTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "books", "--without", "screens")
  }

  private func changeTemplate() throws {
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.write("struct Extra {}\n", to: "Sources/Domain/Extra.swift")
    try shop.git("rm", "--quiet", "Sources/Data/Store.swift")
    try shop.write("struct Shelf {}\n", to: "Sources/Data/Shelf.swift")
    try shop.commit("Change")
  }

  @Test(arguments: ProductEdit.merged) func `nothing is lost, and one command undoes it`(edit: ProductEdit) throws {
    try edit.make(shop)
    try changeTemplate()
    let before = try shop.contents(of: "books")
    let head = try shop.git("-C", "books", "rev-parse", "HEAD", "--abbrev-ref", "HEAD").output
    let git = try gitFiles()

    let dry = try shop.update("--dry-run")
    #expect(dry.status == edit.outcome.status, "\(dry)")
    #expect(try shop.contents(of: "books") == before)
    #expect(try gitFiles() == git)
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")

    let run = try shop.update()
    #expect(run.status == dry.status, "\(run)")
    #expect(run.output.contains("have conflicts") == (edit.outcome == .conflict))
    let changed = try shop.git("-C", "books", "diff", "--name-only", "--no-renames", "HEAD").output
    let listed = dry.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let paths = listed.map { String($0.dropFirst(2)).replacing(" (conflict)", with: "") }
    let unmerged = try shop.git("-C", "books", "diff", "--name-only", "--diff-filter=U").output
    let conflicts = Set(unmerged.split(separator: "\n").map(String.init))
    #expect(Set(paths) == conflicts.union(changed.split(separator: "\n").map(String.init)))
    for path in paths { #expect(listed.contains("  \(path) (conflict)") == conflicts.contains(path)) }
    let texts = try shop.contents(of: "books").values.joined()
    for text in edit.keeps { #expect(texts.contains(text)) }

    try shop.copy("books", to: "updated")

    #expect(run.output.contains("`git -C books reset --hard` undoes it."))
    try shop.git("-C", "books", "reset", "--quiet", "--hard")
    #expect(try shop.contents(of: "books") == before)
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
    #expect(try shop.git("-C", "books", "rev-parse", "HEAD", "--abbrev-ref", "HEAD").output == head)

    // With the conflicts resolved.
    try shop.copy("updated", to: "books")
    try shop.commitProduct()
    let updated = try shop.contents(of: "books")
    let again = try shop.update()
    #expect(again == ProgramRun(status: 0, output: "Bookshop is up to date with its template.\n", errors: ""))
    #expect(try shop.contents(of: "books") == updated)
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
  }

  @Test(arguments: ProductEdit.refused) func `what could be lost is refused, and nothing changes`(
    edit: ProductEdit
  ) throws {
    try edit.make(shop)
    try changeTemplate()
    let before = try shop.contents(of: "books")
    let status = try shop.git("-C", "books", "status", "--porcelain").output

    for outcome in [try shop.update("--dry-run"), try shop.update()] {
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      for text in edit.keeps { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    }
    #expect(try shop.contents(of: "books") == before)
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == status)
  }

  /// The files that git keeps for what it does.
  private func gitFiles() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: shop.url.appending(path: "books/.git").path))
  }
}
