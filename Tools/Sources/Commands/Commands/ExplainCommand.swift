import ArgumentParser
import Foundation
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it finds, why, and how to fix it.",
    discussion: "Without a rule, lists all rules."
  )

  @Argument(help: "The rule's name, such as layer.", completion: .list(Rules.names))
  var rule: String?

  @Option(help: ArgumentHelp("Write a page for each rule into a folder.", valueName: "folder", visibility: .hidden))
  var pages: String?

  @Flag(help: ArgumentHelp("Check that the pages are up to date; write nothing.", visibility: .hidden))
  var check = false

  func validate() throws {
    if let rule { try Rules.require(rule) }
    if let pages, pages.isEmpty { throw ValidationError("--pages needs a folder.") }
  }

  func run() throws {
    if let pages { return try RulePages(folder: pages).write(onlyChecks: check) }
    if let rule = rule.flatMap(Rules.rule) {
      print(RulePage(type(of: rule).documentation).text, terminator: "")
    } else {
      let width = Rules.names.map(\.count).max() ?? 0
      for rule in Rules.all {
        print(rule.name.padding(toLength: width, withPad: " ", startingAt: 0), type(of: rule).documentation.summary)
      }
    }
  }
}
