import ArgumentParser
import Foundation
import Generating

/// Options of commands that show and apply a plan for the repository in a folder.
struct PlanOptions: ParsableArguments {
  @Option(help: "The repository's folder.", completion: .directory)
  var path = "."

  @OptionGroup var output: PlanOutput

  /// Creates a plan, prints it, and applies it unless this is a dry run.
  ///
  /// - Parameter plan: Creates the plan and the message for success.
  func apply(_ plan: (RepositoryFiles) throws(Problems) -> (Plan, String)) throws {
    let root = try Project.folder(path)
    try output.apply(in: root) { () throws(Problems) in try plan(try RepositoryFiles.listed(in: root)) }
  }
}

/// Options of commands that show and apply a plan.
struct PlanOutput: ParsableArguments {
  @Flag(help: "Print the changes without applying them.")
  var dryRun = false

  @Flag(help: "Print every changed line.")
  var diff = false

  @Flag(help: "Print the plan as JSON.")
  var json = false

  /// Creates a plan, prints it, and applies it unless this is a dry run.
  ///
  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - plan: Creates the plan and the message for success.
  func apply(in root: String, _ plan: () throws(Problems) -> (Plan, String)) throws {
    do throws(Problems) {
      let (plan, sentence) = try plan()
      if dryRun {
        try plan.check(in: root)
      } else {
        try Interrupts.ignored { () throws(Problems) in try plan.apply(in: root) }
      }
      show(plan, sentence)
    } catch {
      throw Failure(error)
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

/// Finds added lines that the repository's formatter would break.
enum LineLength {
  private struct Settings: Decodable {
    let lineLength: Int?
  }

  /// A note about added Swift lines that exceed the limit in `.swift-format`, or `nil` if there are none.
  static func note(on plan: Plan, in root: String) -> String? {
    let file = URL(filePath: root).appending(path: ".swift-format")
    guard let data = try? Data(contentsOf: file),
      let limit = try? JSONDecoder().decode(Settings.self, from: data).lineLength
    else { return nil }
    let long = plan.changes.filter { $0.path.hasSuffix(".swift") && $0.addsLine(longerThan: limit) }
    guard !long.isEmpty else { return nil }
    let files = long.count == 1 ? "One file has lines" : "\(long.count) files have lines"
    return "\(files) of more than \(limit) columns; `swift format --in-place` breaks them."
  }
}
