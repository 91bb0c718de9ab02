public import ArgumentParser
import Model
import Reading
public import Reporting
import Repositories
import Rules

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the imports between targets, layers or packages.",
    discussion: "Nodes have the colour of their layer. The page of --format html can be searched and zoomed."
  )

  enum Level: String, ExpressibleByArgument, CaseIterable { case target, layer, package }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The nodes of the drawing: target, layer or package.")
  var level = Level.target

  @Option(help: "The output format: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = GraphFormat.mermaid

  @Flag(help: "Leave out test targets.")
  var withoutTests = false

  @Option(
    help: ArgumentHelp("Draw only this node, what it imports, and what imports it.", valueName: "name"),
    completion: Modules.completion
  )
  var focus: String?

  @Option(help: "How many imports away from the node of --focus to draw.")
  var depth = 1

  @Flag(help: "Leave out allowed imports that other imports imply: A → C, if A → B → C.")
  var reduce = false

  func validate() throws {
    if depth < 1 { throw ValidationError("--depth must be at least 1.") }
  }

  func run() async throws {
    let project = try project.open()
    let governed = try await project.graph()
    var drawing = GraphBuilder(governed: governed, level: level, withoutTests: withoutTests).drawing()
    if let focus {
      guard let focused = drawing.focused(on: focus, depth: depth) else {
        throw Failure(unknown: level.rawValue, focus, among: drawing.names)
      }
      drawing = focused
    }
    if reduce { drawing = drawing.reduced() }
    print(drawing.rendered(as: format))
  }
}

extension GraphFormat: ExpressibleByArgument {}
