import Foundation
import Rules

/// A rule's documentation as a Markdown page.
struct RulePage {
  let documentation: RuleDocumentation

  init(_ documentation: RuleDocumentation) {
    self.documentation = documentation
  }

  var text: String {
    """
    # \(documentation.name)

    \(documentation.summary.prefix(1).uppercased())\(documentation.summary.dropFirst()).

    ## Why

    \(documentation.why)

    ## How to fix it

    \(documentation.fix)

    ## Example

    Broken:

    ```
    \(documentation.broken)
    ```

    Kept:

    ```
    \(documentation.kept)
    ```

    """
  }
}

/// The pages of all rules, with an index.
struct RulePages {
  let folder: String

  /// - Throws: `ExitCode` 1 if `onlyChecks` is set and a page differs.
  func write(onlyChecks: Bool) throws {
    let folder = URL(filePath: folder)
    var isStale = false
    if !onlyChecks { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    for (name, text) in pages {
      let file = folder.appending(path: name)
      if onlyChecks {
        guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { continue }
        StandardError.print("\(file.relativePath) is out of date; write the pages again")
        isStale = true
      } else {
        try Data(text.utf8).write(to: file, options: .atomic)
      }
    }
    if isStale { throw Failure.findings }
  }

  private var pages: [(name: String, text: String)] {
    let documentation = Rules.all.map { type(of: $0).documentation }
    let list = documentation.map { "| [\($0.name)](\($0.name).md) | \($0.summary) |" }.joined(separator: "\n")
    let readme = """
      # Rules

      Generated from the rules' source files; `inward explain RULE` prints the same text.

      | rule | what it requires |
      |---|---|
      \(list)

      """
    return [("README.md", readme)] + documentation.map { ("\($0.name).md", RulePage($0).text) }
  }
}
