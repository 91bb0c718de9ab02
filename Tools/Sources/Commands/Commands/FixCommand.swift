import ArgumentParser
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
    let fixer = Fixer(context: context, root: project.root)
    let outcome = await fixer.outcome()
    if !dryRun { try fixer.apply(outcome) }
    for line in outcome.report(isDryRun: dryRun) { print(line) }
  }
}
