import Foundation

/// One of the programs that are measured in turns.
struct LintCase {
  /// The rules that read only the imports of a source file.
  static let importRules = [
    "layer", "reach", "external", "undeclared", "unused", "cycle", "testable", "exported", "can-import", "settings",
    "mocks-in-product", "exhaustive",
  ]

  let name: String
  let program: Program
  /// The goal: how many times as long as another case it may take; nil if there is none.
  let goal: Double?
  /// The number of that case.
  var compared = 0
  /// A folder that is removed before each run.
  var emptied: String?
  /// A source that is edited before each run, and the first line that it gets in a round.
  var edit: (file: URL, line: (Int) -> String)?

  /// - Parameter round: Makes each edit another one.
  func run(round: Int) throws -> Program.Run {
    if let emptied, FileManager.default.fileExists(atPath: emptied) {
      try FileManager.default.removeItem(atPath: emptied)
    }
    if let edit {
      let text = try String(contentsOf: edit.file, encoding: .utf8)
      try Data("\(edit.line(round))\n\(text)".utf8).write(to: edit.file)
    }
    return try program.run()
  }

  static func all(
    ripgrep: String,
    inward: String,
    tree: String,
    configuration: String,
    caches: String,
    edited: URL,
    importing: URL
  ) -> [LintCase] {
    let lint = { (arguments: [String]) in
      Program(
        path: inward,
        arguments: ["lint", tree, "--config", configuration] + arguments,
        environment: ["XDG_CACHE_HOME": caches],
        statuses: [0, 1],
        isQuiet: true
      )
    }
    let search = ["--no-ignore", "--hidden", "-n", #"^\s*import"#, "-g", "*.swift", tree]
    return [
      LintCase(name: "rg, lines with import", program: Program(path: ripgrep, arguments: search), goal: nil),
      LintCase(
        name: "inward imports",
        program: Program(path: inward, arguments: ["imports", tree, "--format", "json"]),
        goal: 1.3
      ),
      LintCase(
        name: "inward lint, import rules",
        program: lint(["--no-cache"] + importRules.flatMap { ["--only", $0] }),
        goal: 2
      ),
      LintCase(name: "inward lint, all rules", program: lint(["--no-cache"]), goal: 3.5),
      LintCase(
        name: "inward lint, all rules, cache written",
        program: lint([]),
        goal: 1.2,
        compared: 3,
        emptied: caches
      ),
      LintCase(name: "inward lint, all rules, cached", program: lint([]), goal: 1),
      // The last ones, so that the one before finds in the cache what was written there.
      LintCase(
        name: "inward lint, all rules, one file edited",
        program: lint([]),
        goal: 1.2,
        edit: (edited, { "private func edit\($0)() {}" })
      ),
      // Another file, as the report shows lines of one with findings.
      LintCase(
        name: "inward lint, all rules, import added",
        program: lint([]),
        goal: 1.2,
        edit: (importing, { "import Edit\($0)" })
      ),
    ]
  }
}
