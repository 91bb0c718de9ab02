import Foundation
import TestSupport
import Testing

@Suite struct NewProductCommandTests {
  @Test func `help and README name all optional parts`() throws {
    struct Template: Decodable { let optional: [String] }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let template = try JSONDecoder()
      .decode(Template.self, from: Data(contentsOf: root.appending(path: ".inward/template.json")))
    let help = try Shop().inward("new", "product", "--help").output
    let readme = try String(contentsOf: root.appending(path: "Tools/README.md"), encoding: .utf8)

    #expect(!template.optional.isEmpty)
    for part in template.optional {
      #expect(help.contains(part))
      #expect(readme.contains("\n| `\(part)` | "))
    }
  }

  @Test func `a product is a renamed copy with its own history`() throws {
    let shop = try Shop.template()

    let outcome = try shop.committing("new", "product", "Bookshop", "books", "--bundle-id", "org.acme.books")

    let commit = try shop.git("rev-parse", "HEAD").output.prefix(12)
    #expect(
      outcome.output == """
        Created Bookshop in books: 9 files, from Market at \(commit).
        All files are in its first commit.

        Next:
          cd books
          make run                                     run the terminal app
          make test                                    run the tests
          Tools/inward lint                            check the layers

        """
    )
    #expect(outcome.errors == "")
    #expect(
      try shop.read("books/Sources/Domain/Bookshop.swift") == """
        /// Bookshop sells.
        enum Bookshop {
          static let scheme = "bookshop"
          // The bundle: org.acme.books
          static let screens = 3  // Screens
        }

        """
    )
    #expect(!shop.exists("books/Measures"))
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
    #expect(
      try shop.git("-C", "books", "log", "--format=%s").output == "Begin Bookshop, made from Market at \(commit)\n"
    )
    #expect(try shop.inward("lint", "books", "--no-cache").status == 0)
  }

  @Test func `parts can be left out`() throws {
    let shop = try Shop.template()

    let outcome = try shop.committing("new", "product", "Bookshop", "books", "--without", "screens")

    #expect(outcome.output.contains("\nLeft out: screens.\n"))
    #expect(!shop.exists("books/Sources/Screens"))
    #expect(try !shop.read("books/Sources/Domain/Bookshop.swift").contains("screens"))
    #expect(try shop.read("books/.inward/product.json").contains("\"screens\""))
  }

  @Test func `the sample is left out unless it is wanted`() throws {
    let shop = try Shop.template()
    let template = try shop.read(".inward/template.json")
    try shop.write(
      template.replacing("\"parts\"", with: "\"sample\": [\"screens\"], \"parts\""),
      to: ".inward/template.json"
    )
    try shop.commit("Name the sample")

    let bare = try shop.committing("new", "product", "Bookshop", "bare")
    let whole = try shop.committing("new", "product", "Bookshop", "whole", "--sample")

    #expect(bare.output.contains("\nLeft out: screens.\n"))
    #expect(!whole.output.contains("Left out"))
    #expect(try shop.read("bare/.inward/product.json").contains("\"screens\""))
    #expect(try !shop.read("bare/Sources/Domain/Bookshop.swift").contains("screens"))
    #expect(try shop.read("whole/Sources/Domain/Bookshop.swift").contains("screens"))
    // What a product keeps is no sample of its own.
    #expect(try !shop.read("whole/.inward/template.json").contains("sample"))
  }

  @Test func `a folder with spaces is quoted for the shell`() throws {
    let shop = try Shop.template()

    let outcome = try shop.committing("new", "product", "Bookshop", "Anna's books")

    #expect(outcome.output.contains("\n  cd 'Anna'\\''s books'\n"))
    #expect(shop.exists("Anna's books/Sources/Domain/Bookshop.swift"))
  }

  @Test func `without a git user, everything is staged`() throws {
    let shop = try Shop.template()
    let environment = ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.useConfigOnly", "GIT_CONFIG_VALUE_0": "true"]

    let outcome = try shop.inward(["new", "product", "Bookshop", "books"], environment: environment)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("All files are staged but not committed, because git has no user"))
    #expect(try shop.git("-C", "books", "diff", "--cached", "--name-only").output.contains("Package.swift"))
  }

  @Test func `all problems are reported at once, and nothing is written`() throws {
    let shop = try Shop.template()

    let outcome = try shop.committing(
      "new",
      "product",
      "book-shop",
      "books",
      "--bundle-id",
      "acme",
      "--without",
      "pages",
      "--feature",
      "Order"
    )

    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count == 4)
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("error: ") })
    #expect(try shop.folders() == ["Measures", "Sources"])
  }

  @Test func `a nonempty folder is not changed`() throws {
    let shop = try Shop.template()
    try shop.write("mine", to: "books/notes.txt")

    let outcome = try shop.committing("new", "product", "Bookshop", "books")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: books is not empty; a product needs a new or empty folder.\n")
    #expect(try shop.read("books/notes.txt") == "mine")
  }

  @Test func `an empty folder is accepted`() throws {
    let shop = try Shop.template()
    try FileManager.default.createDirectory(at: shop.url.appending(path: "books"), withIntermediateDirectories: false)

    #expect(try shop.committing("new", "product", "Bookshop", "books").status == 0)
  }

  @Test func `a link is not replaced`() throws {
    let shop = try Shop.template()
    try FileManager.default.createDirectory(at: shop.url.appending(path: "empty"), withIntermediateDirectories: false)
    for (name, target) in [("books", "empty"), ("more", "nowhere")] {
      let path = shop.url.appending(path: name).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)

      let outcome = try shop.committing("new", "product", "Bookshop", name)

      #expect(outcome.status == 2)
      #expect(outcome.errors == "error: \(name) is a symbolic link; a product needs a new or empty folder.\n")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
  }

  @Test func `a folder inside the template is refused unless git ignores it`() throws {
    let shop = try Shop.template()

    let outcome = try shop.committing("new", "product", "Bookshop", "Sources/Books")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("/Sources/Books is inside the template; choose a folder outside of it, or one"))
    #expect(!shop.exists("Sources/Books"))
  }

  @Test func `git's reason is told if it cannot commit`() throws {
    let shop = try Shop.template()
    let signing = [("commit.gpgSign", "true"), ("gpg.program", "/nowhere/gpg")].enumerated()
    let settings = signing.reduce(into: Shop.identity.merging(["GIT_CONFIG_COUNT": "2"]) { $1 }) { settings, entry in
      settings["GIT_CONFIG_KEY_\(entry.offset)"] = entry.element.0
      settings["GIT_CONFIG_VALUE_\(entry.offset)"] = entry.element.1
    }

    let outcome = try shop.inward(["new", "product", "Bookshop", "books"], environment: settings)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("staged but not committed, because git failed: "))
    #expect(!outcome.output.contains("user.name"))
  }

  @Test func `a failure halfway leaves nothing behind`() throws {
    let shop = try Shop.template()

    // There is no feature to copy, which is only detected after the product has been written.
    let outcome = try shop.committing("new", "product", "Bookshop", "books", "--feature", "Order: title:String")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no template for new features"))
    #expect(try shop.folders() == ["Measures", "Sources"])
  }

  @Test func `a dry run writes nothing and shows what it would`() throws {
    let shop = try Shop.template()

    let text = try shop.committing("new", "product", "Bookshop", "books", "--dry-run")
    let json = try shop.committing("new", "product", "Bookshop", "books", "--dry-run", "--json")

    #expect(text.output.hasPrefix("Would create Bookshop in books: 9 files,"))
    #expect(text.output.hasSuffix("\nNothing was written.\n"))
    #expect(json.output.contains("\"Sources/Domain/Bookshop.swift\""))
    #expect(json.output.contains("\"applied\" : false"))
    #expect(try shop.folders() == ["Measures", "Sources"])
  }
}

extension Shop {
  /// The visible folders, including any that a run left behind.
  fileprivate func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { name in
      var isFolder: ObjCBool = false
      let path = url.appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        && ![".git", ".inward", ".cache"].contains(name)
    }.sorted()
  }
}
