import ArgumentParser
import Reading
import Repositories
import Rules

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Apply safe fixes.",
    discussion: """
      Declares missing dependencies, and removes unused and repeated ones, duplicate imports and unused ignores. Other \
      findings need a decision and are not changed. A fix that would change anything else, such as an entry that targets \
      share, is not made, and nor is one that leads to a new finding.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the fixes without applying them.")
  var dryRun = false

  func run() async throws {
    let outcome = try await project.open().fix(isDryRun: dryRun)
    for line in outcome.notes { StandardError.print(line) }
    for line in outcome.report(isDryRun: dryRun) { print(line) }
  }
}
