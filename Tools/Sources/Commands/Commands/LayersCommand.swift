import ArgumentParser
import Model
import Reading
import Repositories
import Rules

struct LayersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers",
    abstract: "List which targets may import which, as inward.yml says.",
    discussion: """
      One line for each pair of targets, tests and plugins left out: the target, its folder, allowed or forbidden, and the other \
      target's module.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "List the forbidden imports only.")
  var forbidden = false

  func run() async throws {
    let project = try project.open()
    let governed = try await project.graph()
    let targets = governed.context.graph.nodes.filter { ![.test, .plugin].contains($0.target.declaration.kind) }
    for from in targets {
      for to in targets where to.index != from.index {
        let isAllowed = governed.allows(from, import: to)
        if forbidden && isAllowed { continue }
        let verdict = isAllowed ? "allowed" : "forbidden"
        print(from.target.name, from.target.path, verdict, to.target.moduleName)
      }
    }
  }
}
