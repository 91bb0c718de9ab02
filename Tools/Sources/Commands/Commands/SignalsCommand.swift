import ArgumentParser
import Foundation
import Model
import Reading
import Rules

struct SignalsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signals",
    abstract: "List the feature flags and the analytics events that the sources declare.",
    discussion: """
      A flag is a call `FeatureFlag("NAME", isOn: …, until: "2027-06-30")`, an event a case of an enumeration \
      `AnalyticsEvent`. Tests are not read. `inward lint` reports flags whose date is past; with \
      `INWARD_TODAY=2027-06-30` in the environment, those that are past it on that day.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, text }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The output format: json or text.")
  var format = Format.text

  func run() async throws {
    let project = try project.open()
    let repository = try await project.read(depth: .outlines(mentionsIf: { _ in false }))
    let context = await RuleContext(repository: repository, configuration: project.configuration)
    switch format {
    case .text: print(text(of: context), terminator: "")
    case .json: print(json(of: context).text, terminator: "")
    }
  }

  private func text(of context: RuleContext) -> String {
    let flags = context.flags.map { path, flag in
      let state = flag.isOn == "true" ? "on" : flag.isOn == "false" ? "off" : flag.isOn
      return [flag.name, state, "until \(flag.until)", "\(SourceLocation(path: path, position: flag.position))"]
    }
    let events = context.events.map { [$0.name, "\($0.location)"] }
    return table("flags", flags) + table("events", events)
  }

  private func table(_ title: String, _ rows: [[String]]) -> String {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return "  " + cells.dropLast().map { $0 + "  " }.joined() + (row.last ?? "") + "\n"
    }
    return "\(title)\n" + (lines.isEmpty ? "  none\n" : lines.joined())
  }

  private func json(of context: RuleContext) -> JSONValue {
    let flags = context.flags.map { path, flag in
      JSONValue.object([
        ("name", .string(flag.name)), ("isOn", .string(flag.isOn)), ("until", .string(flag.until)),
        ("path", .string(path)), ("line", .integer(flag.position.line)),
      ])
    }
    let events = context.events.map { name, location in
      JSONValue.object([
        ("name", .string(name)), ("path", .string(location.path)), ("line", .integer(location.position.line)),
      ])
    }
    return .object([("flags", .array(flags)), ("events", .array(events))])
  }
}
