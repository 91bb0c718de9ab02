import ArgumentParser
import Foundation
import Model

@main
struct Inward: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inward",
    abstract: "Check the layer rules of a Swift repository.",
    discussion: """
      Exit status: 0 if clean, 1 for findings, 2 for an invalid configuration or command line, or if a file cannot be read.
      """,
    version: Version.current,
    subcommands: [
      LintCommand.self, BaselineCommand.self, ImportsCommand.self, GraphCommand.self, LayersCommand.self,
      SignalsCommand.self, WhyCommand.self, ExplainCommand.self, InitCommand.self, FixCommand.self, HookCommand.self,
      LanguageServerCommand.self, VerifyCommand.self, SchemaCommand.self,
      NewCommand.self, AddCommand.self, RemoveCommand.self, AdoptCommand.self, UpdateCommand.self,
      CheckCommand.self, AgentsCommand.self, ExportCommand.self,
    ],
    defaultSubcommand: nil
  )

  static func main() async {
    do {
      // No path can be completed then, and loops over the folders around one would not end.
      guard !FileManager.default.currentDirectoryPath.isEmpty else {
        throw Failure("The current folder does not exist.")
      }
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      Failure.exit(with: error)
    }
  }
}

enum Version {
  /// As shown by `--version` and in SARIF.
  static let current = "0.1.0"

  /// Identifies this build of the tool, to tell apart builds of the same version during development.
  static var build: String {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(current) \(path) \(size) \(date.timeIntervalSinceReferenceDate)"
  }
}

extension CalendarDay {
  /// The day of the UTC, or the one in `INWARD_TODAY`.
  ///
  /// - Throws: `Failure` if that is no day.
  static func today(in environment: [String: String]) throws -> CalendarDay? {
    let name = "INWARD_TODAY"
    guard let text = environment[name] else { return CalendarDay(utc: time(nil)) }
    guard let day = CalendarDay(text) else { throw Failure("\(name) must be a day such as 2027-06-30, not `\(text)`.") }
    return day
  }

  /// Foundation's formats would load a calendar and a time zone first.
  private init?(utc seconds: time_t) {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let numbers = [parts.tm_mon + 1, parts.tm_mday].map { $0 < 10 ? "-0\($0)" : "-\($0)" }
    self.init("\(parts.tm_year + 1900)" + numbers.joined())
  }
}
