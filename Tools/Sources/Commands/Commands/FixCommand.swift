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
      findings need a decision and are not changed. A fix that would change anything else, such as an entry that targets \
      share, is not made, and nor is one that leads to a new finding.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the fixes without applying them.")
  var dryRun = false

  func run() async throws {
    let project = try project.open()
    let repository = try await project.read(depth: .declarations)
    let context = RuleContext(repository: repository, configuration: project.configuration)
    let findings = await Linter(project.configuration).result(in: context).findings
    let outcome = await Fixer(context: context, root: project.root).outcome(for: findings)
    for fix in outcome.fixes {
      for summary in fix.summaries { print("\(fix.path): \(summary)") }
      guard !dryRun else { continue }
      try FileReplacement.write(fix.bytes, to: URL(filePath: "\(project.root)/\(fix.path)"))
    }
    for (path, summary) in outcome.refused {
      print("\(path): left for you: \(summary)")
    }
    if outcome.count == 0 {
      return print(outcome.refused.isEmpty ? "Nothing to fix automatically." : "Nothing was fixed.")
    }
    let fixes = outcome.count == 1 ? "1 fix" : "\(outcome.count) fixes"
    print("\(fixes) \(dryRun ? "would be applied" : "applied").")
  }
}
