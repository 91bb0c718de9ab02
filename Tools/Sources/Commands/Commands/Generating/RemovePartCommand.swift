import ArgumentParser
import Foundation
import Generating

struct RemovePartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "part",
    abstract: "Remove an optional part of a product.",
    discussion: ".inward/template.json lists the parts and the files of each."
  )

  @Argument(help: "The part's name.")
  var name: String

  @OptionGroup var tables: TableOptions
  @OptionGroup var plan: PlanOptions

  func run() async throws {
    let released = try tables.released(in: plan.path)
    let tree = try Git(folder: Project.folder(plan.path)).tree()
    let remover = try Failure.wrapping { () throws(Problems) in try PartRemover(in: tree) }
    try Failure.wrapping { () throws(Problems) in try remover.requireFeatures(without: name) }
    let rest = try Failure.wrapping { () throws(Problems) in try remover.rest(without: name, released: released) }
    let formatted = try SwiftFormat.formatted(rest, besides: tree)
    try plan.apply { _ throws(Problems) in (try remover.plan(to: formatted), "Removed \(name).") }
  }
}
