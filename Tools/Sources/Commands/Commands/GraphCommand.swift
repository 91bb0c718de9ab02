public import ArgumentParser
import Model
import Reading
public import Reporting
import Rules

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the imports between targets, layers or packages."
  )

  enum Level: String, ExpressibleByArgument, CaseIterable { case target, layer, package }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The nodes of the drawing: target, layer or package.")
  var level = Level.target

  @Option(help: "The output format: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = GraphFormat.mermaid

  @Flag(help: "Leave out test targets.")
  var withoutTests = false

  func run() async throws {
    let project = try project.open()
    let repository = try await project.read(depth: .imports)
    let context = RuleContext(repository: repository, configuration: project.configuration)
    let drawing = GraphBuilder(context: context, level: level, withoutTests: withoutTests).drawing()
    print(drawing.rendered(as: format))
  }
}

extension GraphFormat: ExpressibleByArgument {}
