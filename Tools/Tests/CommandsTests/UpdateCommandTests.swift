import Foundation
import TestSupport
import Testing

@Suite struct UpdateCommandTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "books", "--without", "screens")
  }

  @Test func `does nothing without changes in the template`() throws {
    let upToDate = "Bookshop is up to date with its template.\n"

    #expect(try shop.update("--check") == ProgramRun(status: 0, output: upToDate, errors: ""))
    #expect(try shop.update() == ProgramRun(status: 0, output: upToDate, errors: ""))
  }

  /// The name of the template may be in the bytes of a picture.
  @Test func `a picture is the same, byte for byte, in a new product and after an update`() throws {
    let first = Data([0x89] + Array("PNG\r\n\u{1A}\n Market market.\0\r\n".utf8) + Array(0...255))
    try first.write(to: shop.url.appending(path: "Sources/icon.png"))
    try shop.commit("Add a picture")
    _ = try shop.committing("new", "product", "Bookshop", "fresh")
    #expect(try Data(contentsOf: shop.url.appending(path: "fresh/Sources/icon.png")) == first)

    _ = try shop.update()
    try shop.commitProduct()
    let second = Data(first.reversed())
    try second.write(to: shop.url.appending(path: "Sources/icon.png"))
    try shop.commit("Change the picture")
    #expect(try shop.update().status == 0)

    #expect(try Data(contentsOf: shop.url.appending(path: "books/Sources/icon.png")) == second)
  }

  @Test func `a product without edits becomes equal to a new one`() throws {
    try shop.change(3, to: "Market's third line", in: "list.txt")
    try shop.write("struct MarketWindow {}\n", to: "Sources/Domain/MarketWindow.swift")
    try shop.git("rm", "--quiet", "Sources/Data/Store.swift")
    try shop.write("import Domain\n", to: "Sources/Data/Shelf.swift")
    try shop.write("import Domain\n", to: "Sources/Screens/Detail.swift")
    try shop.commit("Change")

    let check = try shop.update("--check")
    let outcome = try shop.update()

    #expect(check.status == 1)
    #expect(check.output.hasSuffix(", one commit later.\n"))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("files changed, up to the template's "))
    _ = try shop.committing("new", "product", "Bookshop", "fresh", "--without", "screens")
    #expect(try shop.run("diff", "--recursive", "--exclude=.git", "fresh", "books").output == "")
    try shop.commitProduct()
    #expect(try shop.update("--check").status == 0)
  }

  @Test func `edits are kept`() throws {
    try shop.change(20, to: "mine", in: "books/list.txt")
    try shop.write("struct Mine {}\n", to: "books/Sources/Domain/Mine.swift")
    try shop.commitProduct()
    try shop.change(3, to: "Market's", in: "list.txt")
    try shop.commit("Change")

    let outcome = try shop.update()

    #expect(outcome.status == 0, "\(outcome)")
    let lines = try shop.read("books/list.txt").split(separator: "\n")
    #expect(lines[2] == "Bookshop's")
    #expect(lines[19] == "mine")
    #expect(shop.exists("books/Sources/Domain/Mine.swift"))
  }

  @Test func `a conflict is shown as in any git merge`() throws {
    try shop.change(3, to: "mine", in: "books/list.txt")
    try shop.commitProduct()
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")

    let outcome = try shop.update()

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("and these have conflicts:\n  list.txt\n"))
    let text = try shop.read("books/list.txt")
    #expect(text.contains("line 2\n<<<<<<< HEAD\nmine\n"))
    #expect(text.contains("=======\ntheirs\n>>>>>>> "))
    #expect(try shop.git("-C", "books", "status", "--porcelain", "list.txt").output == "UU list.txt\n")
    // The update can be undone.
    try shop.git("-C", "books", "reset", "--quiet", "--hard")
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
  }

  @Test func `leaves no git references behind`() throws {
    let before = try shop.git("-C", "books", "for-each-ref").output
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")

    #expect(try shop.update().status == 0)

    #expect(try shop.git("-C", "books", "for-each-ref").output == before)
    #expect(!shop.exists("books/.git/CHERRY_PICK_HEAD"))
    #expect(try shop.git("-C", "books", "rev-list", "--count", "HEAD").output == "1\n")
  }

  @Test func `rejects a work tree with changes`() throws {
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")
    try shop.change(20, to: "mine", in: "books/list.txt")

    let outcome = try shop.update()

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: commit or stash your changes first: list.txt.\n")
    #expect(try shop.read("books/list.txt").split(separator: "\n")[2] == "line 3")
  }

  @Test(arguments: [true, false])
  func `accepts the new location of a moved template`(isAddress: Bool) throws {
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")
    try shop.git("clone", "--quiet", "--bare", ".", "moved.git")
    try shop.git("checkout", "--quiet", "HEAD~1")
    let moved = shop.url.appending(path: "moved.git")
    try shop.git("-C", "moved.git", "remote", "set-url", "origin", "https://example.org/shop")
    let source = isAddress ? moved.absoluteString : moved.path

    #expect(try shop.update("--check").status == 0)
    #expect(try shop.update("--check", "--from", source).status == 1)
    #expect(try shop.update("--from", source).status == 0)
    #expect(try shop.read("books/.inward/product.json").contains(isAddress ? source : "https://example.org/shop"))
    #expect(try shop.update("--from", "nowhere").status == 2)
  }

  @Test func `rejects a folder that is not a product`() throws {
    let outcome = try shop.inward("update")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not a product: .inward/product.json, which"))
  }
}
