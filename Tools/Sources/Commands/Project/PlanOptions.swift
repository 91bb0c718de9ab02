import ArgumentParser
import Foundation
import Generating

/// Options of commands that show and apply a plan.
struct PlanOptions: ParsableArguments {
  @Option(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Print the changes without applying them.")
  var dryRun = false

  @Flag(help: "Print every changed line.")
  var diff = false

  @Flag(help: "Print the plan as JSON.")
  var json = false

  /// Creates a plan, prints it, and applies it unless this is a dry run.
  ///
  /// - Parameter plan: Creates the plan and the message for success.
  func apply(_ plan: (RepositoryFiles) throws(Problems) -> (Plan, String)) throws {
    do throws(Problems) {
      let root = try Self.folder(path)
      let (plan, sentence) = try plan(try RepositoryFiles.listed(in: root))
      if !dryRun { try Interrupts.ignored { () throws(Problems) in try plan.apply(in: root) } }
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
    for note in plan.notes { StandardError.print("note: \(note)") }
    print(dryRun ? "Nothing was changed." : sentence)
  }
}

extension Failure {
  /// One line per problem.
  init(_ problems: Problems) {
    self.init(problems.sentences.joined(separator: "\nerror: "))
  }
}
