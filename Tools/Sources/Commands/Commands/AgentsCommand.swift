import ArgumentParser
import Foundation
import Model
import Rules

struct AgentsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agents",
    abstract: "Write AGENTS.md, which tells coding assistants the layers and the commands.",
    discussion: """
      The file gets one section between two comments; the rest of it is yours and stays. Run the command again after a \
      change of inward.yml; in CI, --check exits with 1 if the section is out of date.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Write nothing; exit with 1 if the section is out of date.")
  var check = false

  func run() async throws {
    let project = try project.open()
    let governed = try await project.graph()
    try governed.requireAll()
    let file = GeneratedFile(
      url: URL(filePath: project.root).appending(path: "AGENTS.md"),
      name: "AGENTS.md",
      command: "inward agents"
    )
    let section = AgentsSection(context: governed.own, root: project.root, others: governed.otherConfigurations)
    try file.save(try section.replacing(in: try file.text), onlyChecks: check)
  }
}

/// What coding assistants must know of a repository's architecture, as a section of its AGENTS.md.
///
/// Source of the file's name and form: https://agents.md
struct AgentsSection {
  static let start = "<!-- inward agents: begin -->"
  static let end = "<!-- inward agents: end -->"

  let context: RuleContext
  let root: String
  /// The configurations that govern other folders of the repository.
  let others: [String]

  /// The file's text with this section, in place of an earlier one or at the end.
  ///
  /// - Throws: `Failure` if the file has not exactly one of each comment, on lines of their own and in order.
  func replacing(in old: String?) throws -> String {
    guard let old, !old.isEmpty else { return "# For coding assistants\n\n\(text)" }
    let newline = old.contains("\r\n") ? "\r\n" : "\n"
    let section = text.replacing("\n", with: newline)
    let lines = Self.lines(of: old)
    let marks = [Self.start, Self.end].map { mark in
      lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespacesAndNewlines) == mark }
    }
    if marks.allSatisfy(\.isEmpty) { return old + newline + (old.hasSuffix(newline) ? "" : newline) + section }
    guard let start = marks[0].first, let end = marks[1].first, marks.allSatisfy({ $0.count == 1 }), start < end else {
      throw Failure("AGENTS.md must have `\(Self.start)` and `\(Self.end)` once, in this order.")
    }
    return (lines[..<start] + Self.lines(of: section).dropLast() + lines[(end + 1)...]).joined(separator: "\n")
  }

  /// The lines of a text; those that end as on Windows keep the first of the two characters, which Swift counts as one.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private var text: String {
    """
    \(Self.start)
    ## Architecture

    Each target belongs to one layer. A target may import its own layer and what is listed here, and nothing else. \
    \(context.configuration.path) declares this; change it only if you were asked to.\(placesOfOthers)

    | layer | targets | may import | modules from outside |
    |---|---|---|---|
    \(context.configuration.layers.map(row).joined(separator: "\n"))
    \(prohibitions)
    Tests may import what they test. An exception is a comment with a reason: `// inward:ignore RULE: reason`.

    ## Commands

    ```sh
    \(commands)
    ```
    \(Self.end)

    """
  }

  private var placesOfOthers: String {
    if others.isEmpty { return "" }
    let paths = others.map { "`\($0)`" }.joined(separator: ", ")
    return " Folders with a configuration of their own obey that one instead: \(paths)."
  }

  /// One line for each shell command that the repository has, with what it is for.
  private var commands: String {
    let has = { (path: String) in FileManager.default.fileExists(atPath: "\(root)/\(path)") }
    let inward = has("Tools/inward") ? "Tools/inward" : "inward"
    let package = has("Package.swift") ? [("swift build", "build"), ("swift test", "run the tests")] : []
    let own = [
      ("\(inward) lint", "check the layers; must report nothing before a change is done"),
      ("\(inward) why A B", "show how the target A depends on B, and whether it may"),
      ("\(inward) explain RULE", "explain a rule, and how to keep it"),
    ]
    return (package + own).map { [$0, "# \($1)"] }.aligned().joined(separator: "\n")
  }

  private func row(_ layer: Layer) -> String {
    let targets = context.graph.nodes.filter { context.layers.layer(of: $0)?.name == layer.name }.map { node in
      node.target.path.isEmpty ? "`\(node.target.name)`" : "`\(node.target.name)` (\(node.target.path))"
    }
    // A target of an Xcode project can have the name and the folder of one of a package.
    let places =
      targets.enumerated().filter { !targets[..<$0.offset].contains($0.element) }.map(\.element)
      + layer.paths.map { "`\($0.text)`" }
    let cells = [
      layer.name, places.joined(separator: ", "), layer.mayImport.map(\.text).joined(separator: ", "),
      layer.external.map { "`\($0.text)`" }.joined(separator: ", "),
    ]
    return "| " + cells.map { $0.isEmpty ? "nothing" : $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// A line for each module that layers must not reach, and for each group of features.
  private var prohibitions: String {
    let configuration = context.configuration
    let reach = (configuration.isChecked("reach") ? configuration.reach : []).map { forbidden in
      let lists = [forbidden.from, forbidden.to].map { $0.map(\.text).joined(separator: ", ") }
      let except =
        forbidden.through.isEmpty ? "" : ", except through " + forbidden.through.map(\.text).joined(separator: ", ")
      return "- \(lists[0]) must not reach \(lists[1]), not even through other modules\(except).\n"
    }
    let features = (configuration.isChecked("feature") ? configuration.features : []).map { group in
      let lists = [group.targets + group.folders, group.shared].map { $0.map(\.text).joined(separator: ", ") }
      return "- Features must not use each other: \(lists[0]).\(lists[1].isEmpty ? "" : " They may use \(lists[1]).")\n"
    }
    return (reach + features).isEmpty ? "" : "\n" + (reach + features).joined()
  }
}

struct HookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Report what an edit breaks, for coding assistants and editors.",
    discussion: """
      Reads one JSON object from standard input: {"file": path, "text": new text}, or a tool's "tool_input" with "file_path" \
      and "content", or with "old_string" and "new_string". The edit may be saved or not. Prints the findings that it \
      causes, in any file, as JSON.

      Exit status: 0 if there are none, also for files that no rule reads, and outside of repositories with an \
      inward.yml; 1 for errors, or 2 with --block; 2 for invalid input.
      """
  )

  @Argument(
    help: "The repository's folder (default: the closest one around the file that has an inward.yml).",
    completion: .directory
  )
  var path: String?

  @Flag(help: "For findings, exit with 2 and print them on standard error too, so that assistants stop and read them.")
  var block = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    guard let text = try? FileHandle.standardInput.readToEnd() ?? Data() else {
      throw Failure("standard input cannot be read.")
    }
    let input = try HookInput(parsing: text)
    let root = try path.map { path in
      guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) does not exist.") }
      return try Project.folder(Project.root(around: path) ?? path)
    }
    guard let edit = HookEdit(input) else { return try finish(HookReport()) }
    try finish(await report(on: edit, in: root))
  }

  private func finish(_ report: HookReport) throws {
    print(report.json)
    guard report.items.contains(where: { $0.finding.severity == .error }) else { return }
    if block { StandardError.print(report.text) }
    throw block ? ExitCode(Failure.status) : Failure.findings
  }
}
