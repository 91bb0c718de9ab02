import ArgumentParser
import Foundation
import Generating

struct RemovePartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "part",
    abstract: "Take out a part that a product can do without.",
    discussion: ".inward/template.json says which parts there are, and what belongs to them."
  )

  @Argument(help: "The part's name.")
  var name: String

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    let tree = try TemplateRepository(folder: plan.path).tree()
    try plan.carryOut { _ throws(Problems) in
      (try PartRemover(in: tree).plan(name), "\(name) is gone.")
    }
  }
}
