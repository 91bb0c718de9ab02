import ArgumentParser
import Foundation
import Model
import Reading
import Repositories
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
    let context = try await project.graph().own
    let file = GeneratedFile(
      url: URL(filePath: project.root).appending(path: "AGENTS.md"),
      name: "AGENTS.md",
      command: "inward agents"
    )
    let section = AgentsSection(context: context, commands: AgentsSection.commands(in: project.root))
    try file.save(try section.replacing(in: try file.text), onlyChecks: check)
  }
}
