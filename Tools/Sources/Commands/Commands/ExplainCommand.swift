import ArgumentParser
import Configurations
import Foundation
import Model
import Reading
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it finds, why, and how to fix it.",
    discussion: "Without a rule, lists all rules."
  )

  @Argument(help: "The rule's name, such as layer.", completion: .list(Rules.names))
  var rule: String?

  @Option(help: ArgumentHelp("Write a page for each rule into a folder.", valueName: "folder"))
  var pages: String?

  @Flag(help: "With --pages, check that the pages are up to date; write nothing.")
  var check = false

  func validate() throws {
    if let rule { try Rules.require(rule) }
    if let pages, pages.isEmpty { throw ValidationError("--pages needs a folder.") }
  }

  func run() throws {
    if let pages { return try writePages(into: pages) }
    if let rule = rule.flatMap(Rules.rule) {
      print(type(of: rule).documentation.page, terminator: "")
    } else {
      let rows = Rules.all.map { [$0.name, type(of: $0).documentation.summary] }
      for line in rows.aligned(separator: " ") { print(line) }
    }
  }

  /// Writes the pages of all rules, with an index.
  ///
  /// - Throws: `Failure.findings` if a page differs that is only checked; a `Failure` if the folder has other files of these
  ///   names, or if a page cannot be written.
  private func writePages(into path: String) throws {
    let folder = URL(filePath: path)
    let files = Self.pages.map { name, text in
      let url = folder.appending(path: name)
      let old = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
      return (url: url, old: old, text: text)
    }
    if check {
      let stale = files.filter { $0.text != $0.old }
      for file in stale { StandardError.print("\(file.url.relativePath) is out of date; write the pages again") }
      if !stale.isEmpty { throw Failure.findings }
      return
    }
    for file in files {
      guard let old = file.old, !Self.isPage(old, like: file.text) else { continue }
      throw Failure("\(file.url.relativePath) is not a page of rules, and is not replaced; choose another folder.")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("cannot create the folder \(path): \(error.reason).")
    }
    for file in files { try FileReplacement.write(Data(file.text.utf8), to: file.url) }
  }

  /// Whether a text is an earlier version of a page: it has the same title, and for the index the same first sentence.
  private static func isPage(_ old: String, like new: String) -> Bool {
    let isIndex = new.contains(origin)
    return old.prefix { !$0.isNewline } == new.prefix { !$0.isNewline } && (!isIndex || old.contains(origin))
  }

  private static let origin = "Generated from the rules' source files"

  private static var pages: [(name: String, text: String)] {
    let documentation = Rules.all.map { type(of: $0).documentation }
    let list = documentation.map { "| [\($0.name)](\($0.name).md) | \($0.summary) |" }.joined(separator: "\n")
    let readme = """
      # Rules

      \(origin); `inward explain RULE` prints the same text.

      | rule | what it requires |
      |---|---|
      \(list)

      """
    return [("README.md", readme)] + documentation.map { ("\($0.name).md", $0.page) }
  }
}

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of inward.yml, for editors."
  )

  func run() {
    print(ConfigurationSchema.text, terminator: "")
  }
}

extension RuleDocumentation {
  /// A Markdown page.
  fileprivate var page: String {
    """
    # \(name)

    \(summary.prefix(1).uppercased())\(summary.dropFirst()).

    ## Why

    \(why)

    ## How to fix it

    \(fix)

    ## Example

    Broken:

    ```
    \(broken)
    ```

    Kept:

    ```
    \(kept)
    ```

    """
  }
}
