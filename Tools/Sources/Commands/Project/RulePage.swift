import Foundation
import Rules

/// What is written of one rule, in Markdown.
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

    ## How to mend it

    \(documentation.mend)

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

/// The pages of all rules in a folder, with a list of them.
struct RulePages {
  let folder: String

  /// - Throws: `ExitCode` 1 where it only checks and a page differs.
  func write(onlyChecks: Bool) throws {
    let folder = URL(filePath: folder)
    var isStale = false
    if !onlyChecks { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    for (name, text) in pages {
      let file = folder.appending(path: name)
      if onlyChecks {
        guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { continue }
        StandardError.print("\(file.relativePath) does not say what the rule says; write it anew")
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

      Written from the rules' own files; `inward explain RULE` prints the same.

      | rule | what it asks for |
      |---|---|
      \(list)

      """
    return [("README.md", readme)] + documentation.map { ("\($0.name).md", RulePage($0).text) }
  }
}
