import ArgumentParser
import Foundation
import Model
import Reading
import Rules

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Apply safe fixes.",
    discussion: """
      Declares missing dependencies, and removes unused dependencies, duplicate imports and unused ignores. Other \
      findings need a decision and are not changed.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the fixes without applying them.")
  var dryRun = false

  func run() async throws {
    let project = try Project(path: project.path, configurationPath: project.configuration.path, cache: project.cache)
    let repository = try await project.read(depth: .declarations)
    let context = RuleContext(repository: repository, configuration: project.configuration)
    let findings = await Linter(project.configuration).result(in: context).findings
    let fixer = Fixer(context: context, root: project.root)
    let edits = fixer.edits(for: findings)
    for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
      for edit in edits { print("\(path): \(edit.summary)") }
      guard !dryRun, let text = fixer.text(of: path) else { continue }
      do {
        try Data(text.bytes.applying(edits)).write(to: URL(filePath: "\(project.root)/\(path)"), options: .atomic)
      } catch {
        throw Failure("\(path) cannot be written: \(error.localizedDescription)")
      }
    }
    let verb = dryRun ? "would be applied" : "applied"
    print(edits.isEmpty ? "Nothing to fix automatically." : "\(edits.count) fixes \(verb).")
  }
}
