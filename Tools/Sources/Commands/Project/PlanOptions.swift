import ArgumentParser
import Foundation
import Generating

/// How a plan is shown, and whether it is carried out.
struct PlanOptions: ParsableArguments {
  @Option(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Say what would be done, and change nothing.")
  var dryRun = false

  @Flag(help: "Show every line that changes.")
  var diff = false

  @Flag(help: "Write the plan as JSON.")
  var json = false

  /// Makes a plan, shows it, and carries it out unless it is only to be shown.
  ///
  /// - Parameter plan: Makes the plan, and the sentence that ends a report of success.
  func carryOut(_ plan: (RepositoryFiles) throws(Problems) -> (Plan, String)) throws {
    do throws(Problems) {
      let root = try Self.folder(path)
      let (plan, sentence) = try plan(try RepositoryFiles(root: root))
      if !dryRun { try Interrupts.held { () throws(Problems) in try plan.apply(in: root) } }
      show(plan, sentence)
    } catch {
      throw Failure(error)
    }
  }

  private static func folder(_ path: String) throws(Problems) -> String {
    do {
      return try Project.folder(path)
    } catch {
      throw Problems("\(error)")
    }
  }

  private func show(_ plan: Plan, _ sentence: String) {
    if json { return print(plan.json(isApplied: !dryRun)) }
    if diff {
      print(plan.diff, terminator: "")
    } else {
      for change in plan.changes {
        print("\(change.verb.padding(toLength: 7, withPad: " ", startingAt: 0)) \(change.path)")
      }
    }
    print(dryRun ? "Nothing was changed." : sentence)
  }
}

extension Failure {
  /// All problems, a line each.
  init(_ problems: Problems) {
    self.init(problems.sentences.joined(separator: "\nerror: "))
  }
}
