import Foundation
import TestSupport
import Testing

/// A product in a folder of a team's repository.
@Suite struct MonorepoProductTests {
  private let shop: Shop
  private static let books = "mono/apps/books"

  init() throws {
    shop = try Shop.template()
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")
    try shop.commit("Add a screen")
    try shop.write("Ours.\n", to: "mono/README.md")
    try shop.write("line 3\n", to: "mono/apps/other/list.txt")
    try shop.git("-C", "mono", "init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  private func commit() throws {
    try shop.git("-C", "mono", "add", "--all")
    try shop.git("-C", "mono", "commit", "--quiet", "--message", "Edit")
  }

  private func create() throws -> ProgramRun {
    let run = try shop.committing("new", "product", "Bookshop", Self.books, "--without", "screens")
    try commit()
    return run
  }

  @Test func `gets no repository of its own`() throws {
    let run = try shop.committing("new", "product", "Bookshop", Self.books, "--without", "screens")

    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("It is in a folder of a repository; add and commit it there."))
    #expect(!shop.exists("\(Self.books)/.git"))
    #expect(try shop.run("git", "-C", "mono", "status", "--porcelain").output == "?? apps/books/\n")
  }

  @Test func `gets its own if that repository ignores the folder`() throws {
    try shop.write("apps/books/\n", to: "mono/.gitignore")

    _ = try shop.committing("new", "product", "Bookshop", Self.books, "--without", "screens")

    #expect(shop.exists("\(Self.books)/.git"))
  }

  @Test func `folders above it are created, and nothing is left beside it`() throws {
    let run = try shop.committing("new", "product", "Bookshop", "mono/teams/ours/books", "--without", "screens")

    #expect(run.status == 0, "\(run)")
    #expect(shop.exists("mono/teams/ours/books/list.txt"))
    #expect(try shop.run("git", "-C", "mono", "status", "--porcelain").output == "?? teams/\n")
    #expect(try shop.run("ls", "-A", "mono").output == ".git\nREADME.md\napps\nteams\n")
    let refusal = try shop.committing("new", "product", "Bookshop", "mono/README.md/books")
    #expect(refusal.errors.hasSuffix("mono/README.md is not a folder.\n"), "\(refusal)")
  }

  @Test func `is updated in its folder, and nothing else changes`() throws {
    _ = try create()
    try shop.change(20, to: "Our line", in: "\(Self.books)/list.txt")
    try commit()
    let before = try shop.contents(of: "mono")
    try shop.change(3, to: "Market's third line", in: "list.txt")
    try shop.write("struct MarketWindow {}\n", to: "Sources/Domain/MarketWindow.swift")
    try shop.commit("Change")

    let dryRun = try shop.inward("update", "--path", Self.books, "--unreleased", "--dry-run")
    let run = try shop.inward("update", "--path", Self.books, "--unreleased")

    #expect(dryRun.output.contains("\n  Sources/Domain/BookshopWindow.swift\n"), "\(dryRun)")
    #expect(run.status == 0, "\(run)")
    let list = try shop.read("\(Self.books)/list.txt")
    #expect(list.contains("Bookshop's third line\n"))
    #expect(list.contains("Our line\n"))
    #expect(shop.exists("\(Self.books)/Sources/Domain/BookshopWindow.swift"))
    let outside = { (contents: [String: String]) in contents.filter { !$0.key.hasPrefix("apps/books") } }
    #expect(try outside(shop.contents(of: "mono")) == outside(before))
    try shop.git("-C", Self.books, "reset", "--quiet", "--hard")
    #expect(try shop.contents(of: "mono") == before)
  }

  @Test func `conflicts are named, and files that git ignores are not overwritten`() throws {
    _ = try create()
    try shop.change(3, to: "Our line", in: "\(Self.books)/list.txt")
    try commit()
    try shop.change(3, to: "Their line", in: "list.txt")
    try shop.commit("Change")

    let run = try shop.inward("update", "--path", Self.books, "--unreleased")

    #expect(run.status == 1)
    #expect(run.output.contains("have conflicts:\n  list.txt\n"), "\(run)")
    try shop.git("-C", Self.books, "reset", "--quiet", "--hard")
    try shop.write("secret.txt\n", to: "mono/.gitignore")
    try commit()
    try shop.write("ours\n", to: "\(Self.books)/Sources/secret.txt")
    try shop.write("theirs\n", to: "Sources/secret.txt")
    try shop.git("add", "--force", "Sources/secret.txt")
    try shop.commit("Add")

    let refusal = try shop.inward("update", "--path", Self.books, "--unreleased")

    #expect(refusal.status == 2)
    #expect(refusal.errors.contains("Sources/secret.txt"), "\(refusal)")
    #expect(try shop.read("\(Self.books)/Sources/secret.txt") == "ours\n")
  }

  @Test func `parts are added and removed in its folder`() throws {
    _ = try create()
    let before = try shop.contents(of: "mono")

    let added = try shop.inward("add", "part", "screens", "--path", Self.books)
    #expect(added.status == 0, "\(added)")
    #expect(shop.exists("\(Self.books)/Sources/Screens/List.swift"))
    try commit()
    let removed = try shop.inward("remove", "part", "screens", "--path", Self.books)

    #expect(removed.status == 0, "\(removed)")
    #expect(try shop.contents(of: "mono") == before)
  }
}
