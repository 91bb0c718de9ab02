import ArgumentParser
import Composition
import Foundation
import Presentation

/// The options of every command.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "Where the data comes from: \(Configuration.Source.names) (default: embedded).",
      valueName: "source"
    )
  )
  var address: String?

  @OptionGroup var file: DatabaseOption

  @Option(help: ArgumentHelp("How long one request to a remote source may take, in seconds.", valueName: "seconds"))
  var timeout = 10

  @Option(
    help: ArgumentHelp("The language: en or de (default: that of your environment).", valueName: "language"),
    transform: Self.language
  )
  var language: Language?

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(name: .customLong("no-color"), help: "Use no colours. NO_COLOR in the environment does the same.")
  var noColor = false

  func validate() throws {
    try validateFlags()
    // It may have a password, so it is not quoted, as the message about a value that cannot be parsed would.
    if let address, Configuration.Source(address) == nil {
      throw ValidationError("--source takes \(Configuration.Source.names).")
    }
    guard (1...3_600).contains(timeout) else { throw ValidationError("--timeout must be between 1 and 3600 seconds.") }
    if database != nil, source != .embedded {
      throw ValidationError("--database is only available with the embedded source.")
    }
  }
}

extension GlobalOptions {
  var source: Configuration.Source { address.flatMap(Configuration.Source.init) ?? .embedded }
  var database: String? { file.database }

  private static func language(_ argument: String) throws -> Language {
    guard let language = Language(rawValue: argument) else {
      throw ValidationError("Use \(Language.allCases.map(\.rawValue).joined(separator: " or ")).")
    }
    return language
  }
}

/// Which database a command uses.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The file of the embedded database (default: in your data folder).")
  var database: String?

  func validate() throws {
    if database == "" { throw ValidationError("--database needs the path of a file.") }
  }
}
