import ArgumentParser
import Foundation
import MutationRun

struct MutantOptions: ParsableArguments {
  @Option(help: "The number of mutants, 0 for one at every place.")
  var count = 200

  @Option(help: "The seed that a former run printed, to choose the same mutants. (default: a new one)")
  var seed: UInt64?

  @Option(
    defaultAsFlag: ChangedBase.fork,
    help: "Only lines that differ from a commit, by default from the one where the branch left main."
  )
  var changed: ChangedBase?

  @Option(help: "A folder or file to change, from the repository's root. (default: Apps, and Packages without Mocks)")
  var under: [String] = []
}

struct TestOptions: ParsableArguments {
  @Option(help: "A regular expression for the tests to run. (default: the test targets that reach the mutant)")
  var filter: [String] = []

  @Option(
    help: "The seconds that the tests may take with one mutant. (default: 90, and three times as long as without)"
  )
  var timeout: Int?

  @Option(help: "The number of mutants that are tested at the same time, 1 or 2.")
  var jobs = 1

  func validate() throws {
    guard (1...2).contains(jobs) else { throw ValidationError("--jobs is 1 or 2") }
  }
}

struct OutputOptions: ParsableArguments {
  @Flag(help: "Print the mutants, and build nothing.")
  var list = false

  @Option(help: "A folder for the copy and its build, so that a later run is faster. (default: one that is removed)")
  var keep: String?

  @Option(help: "A file for the report as JSON.")
  var json: String?

  @Option(help: "Exit with 1 if a smaller percentage of the mutants is noticed.")
  var atLeast: Double?

  var folder: URL {
    if let keep { return URL(filePath: keep) }
    return FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)")
  }

  /// Prints a line at once, also into a file.
  func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

extension ChangedBase: ExpressibleByArgument, CustomStringConvertible {
  public init?(argument: String) { self = .commit(argument) }

  public var description: String { if case .commit(let name) = self { name } else { "main" } }
}
