import Foundation
import TestSupport
import Testing

/// Which version of the template a product is updated to, and what it says about it.
@Suite struct UpdateVersionTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    try shop.write("# Changelog\n\n## 1.0.0\n\n- The start.\n", to: "CHANGELOG.md")
    try shop.commit("Release 1.0.0")
    try shop.git("tag", "v1.0.0")
    _ = try shop.committing("new", "product", "Bookshop", "books")
  }

  private func release(_ version: String, _ line: String) throws {
    try shop.change(3, to: line, in: "list.txt")
    let log = try shop.read("CHANGELOG.md").replacing(
      "# Changelog\n",
      with: "# Changelog\n\n## \(version)\n\n- Line \(line).\n"
    )
    try shop.write(log, to: "CHANGELOG.md")
    try shop.commit("Release \(version)")
    try shop.git("tag", "v\(version)")
  }

  @Test func `the newest release is taken, and its notes are printed`() throws {
    try release("1.9.0", "nine")
    try release("1.10.0", "ten")
    try release("2.0.0-beta.1", "two")
    let commit = try shop.git("rev-parse", "v1.10.0").output.prefix(12)

    let check = try shop.updateToRelease("--check")
    let outcome = try shop.updateToRelease()

    let notes = "## 1.10.0\n\n- Line ten.\n\n## 1.9.0\n\n- Line nine.\n"
    let newer = "A newer version of the template exists: v1.10.0, \(commit), 2 commits later.\n\n"
    #expect(check == ProgramRun(status: 1, output: newer + notes, errors: ""))
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(notes + "\n3 files changed, up to the template's v1.10.0, \(commit). Review"))
    #expect(try shop.read("books/list.txt").contains("\nten\n"))
    try shop.commitProduct()
    let sentence = "--unreleased merges one commit that the template has since, and did not release.\n"
    #expect(try shop.updateToRelease().output == "Bookshop is up to date with its template. \(sentence)")
    #expect(try shop.update().output.contains("## 2.0.0-beta.1\n\n- Line two.\n"))
  }

  @Test func `a template without a release is refused`() throws {
    try shop.git("tag", "--delete", "v1.0.0")
    #expect(try shop.updateToRelease().status == 0)
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")

    let outcome = try shop.updateToRelease()

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has no released version, which is a commit with a tag such as v1.0.0"))
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
  }

  @Test(arguments: [[], ["--unreleased"], ["--check"]])
  func `an older template is refused`(options: [String]) throws {
    try release("1.1.0", "later")
    #expect(try shop.updateToRelease().status == 0)
    try shop.commitProduct()
    try shop.git("checkout", "--quiet", "v1.0.0")

    let outcome = try shop.inward(["update", "--path", "books"] + options)

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("which is older than the product's version"))
    #expect(try shop.read("books/list.txt").contains("later"))
  }

  @Test func `another branch and another history are refused`() throws {
    try release("1.1.0", "later")
    #expect(try shop.updateToRelease().status == 0)
    try shop.commitProduct()
    try shop.git("checkout", "--quiet", "-b", "other", "v1.0.0")
    try release("3.0.0", "other")
    let branch = try shop.updateToRelease()
    try shop.git("init", "--quiet", "--initial-branch", "main", "empty")
    try shop.git("-C", "empty", "commit", "--quiet", "--allow-empty", "--message", "Begin")
    let history = try shop.updateToRelease("--from", "empty")

    #expect(branch.status == 2)
    #expect(branch.errors.contains("which does not contain the product's version"))
    #expect(history.status == 2)
    #expect(history.errors.contains("has no commit"))
  }

  /// Adds an entry to the template's description.
  private func describe(_ entry: String) throws {
    let description = try shop.read(".inward/template.json")
    try shop.write(
      description.replacing("{\n", with: "{\n\(entry),\n", maxReplacements: 1),
      to: ".inward/template.json"
    )
  }

  @Test func `the version is recorded`() throws {
    try describe("\"version\": \"1.1.0\"")
    try release("1.1.0", "later")

    #expect(try shop.updateToRelease().status == 0)

    #expect(try shop.read("books/.inward/product.json").contains("\"version\" : \"1.1.0\""))
  }

  @Test func `a format that this tool does not know is refused`() throws {
    try describe("\"format\": 2")
    try release("2.0.0", "later")

    let outcome = try shop.updateToRelease("--this-tool")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot read .inward/template.json: its format 2 is newer than this tool"))
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
  }
}
