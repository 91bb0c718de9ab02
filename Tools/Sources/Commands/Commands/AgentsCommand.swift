import ArgumentParser
import Foundation
import Model
import Reading
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
    let context = RuleContext(
      repository: try await project.read(depth: .imports),
      configuration: project.configuration
    )
    let file = URL(filePath: project.root).appending(path: "AGENTS.md")
    let data = FileManager.default.contents(atPath: file.path)
    let old = data.flatMap { String(validating: $0, as: UTF8.self) }
    if data != nil, old == nil { throw Failure("AGENTS.md is not UTF-8 text.") }
    let section = AgentsSection(context: context, commands: AgentsSection.commands(in: project.root))
    let new = try section.replacing(in: old)
    if new == old { return print("AGENTS.md is up to date.") }
    if check {
      StandardError.print("error: AGENTS.md is out of date; run `inward agents`.")
      throw Failure.findings
    }
    try FileReplacement.write(new.utf8, to: file)
    print(old == nil ? "Created AGENTS.md." : "Updated AGENTS.md.")
  }
}
