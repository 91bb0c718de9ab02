import ArgumentParser
import Composition
import Foundation
import Presentation

/// The options of every command.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the data comes from: \(Configuration.Source.names) (default: embedded).",
      valueName: "source"
    ),
    transform: Self.source
  )
  var source = Configuration.Source.embedded

  @Option(help: "The file of the embedded database (default: in your data folder).")
  var database: String?

  @Option(help: ArgumentHelp("How long a source on the network may take to answer, in seconds.", valueName: "seconds"))
  var timeout = 10

  @Option(
    help: ArgumentHelp("The language: en or de (default: that of your environment).", valueName: "language"),
    transform: Self.language
  )
  var language: Language?

  @Flag(help: "Write one JSON object.")
  var json = false

  @Flag(name: .customLong("no-color"), help: "Use no colours. NO_COLOR in the environment does the same.")
  var noColor = false

  func validate() throws {
    guard (1...3_600).contains(timeout) else { throw ValidationError("--timeout goes from 1 to 3600 seconds.") }
    if let database, database.isEmpty {
      throw ValidationError("--database needs the path of a file.")
    }
    if database != nil, source != .embedded {
      throw ValidationError("--database goes with the embedded source, not with another.")
    }
  }
}

extension GlobalOptions {
  private static func source(_ argument: String) throws -> Configuration.Source {
    guard let source = Configuration.Source(argument) else {
      throw ValidationError("A source is \(Configuration.Source.names).")
    }
    return source
  }

  private static func language(_ argument: String) throws -> Language {
    guard let language = Language(rawValue: argument) else {
      throw ValidationError("A language is \(Language.allCases.map(\.rawValue).joined(separator: " or ")).")
    }
    return language
  }
}

/// The options of every list.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The page to show; the first is 1.", valueName: "n"))
  var page = 1

  @Option(
    help: ArgumentHelp(
      "How many entries make a page, \(PageSize.allowed.lowerBound) to \(PageSize.allowed.upperBound).",
      valueName: "n"
    )
  )
  var pageSize = PageSize.default

  func validate() throws {
    guard page >= 1 else { throw ValidationError("--page begins at 1.") }
    guard PageSize.allowed.contains(pageSize) else {
      throw ValidationError("--page-size goes from \(PageSize.allowed.lowerBound) to \(PageSize.allowed.upperBound).")
    }
  }
}
