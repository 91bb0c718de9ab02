import Foundation

/// The built tests. They are run as they are, without SwiftPM, where that is possible.
struct TestProgram: Sendable {
  let work: WorkFolder
  private let command: [String]
  private let list: [String]

  /// - Parameter package: The name of the root package.
  init(package: String, in work: WorkFolder) async throws {
    self.work = work
    #if os(Linux)
      let show = ["/usr/bin/env", "swift", "build"] + work.buildOptions + ["--show-bin-path"]
      let folder = try await Command.output(show, in: work.copy.path).trimmingCharacters(in: .whitespacesAndNewlines)
      command = [folder + "/\(package)PackageTests.xctest", "--testing-library", "swift-testing"]
      list = command + ["--list-tests"]
    #else
      let options = work.buildOptions + ["--skip-build", "--disable-xctest"]
      command = ["/usr/bin/env", "swift", "test"] + options
      list = ["/usr/bin/env", "swift", "test", "list"] + options
    #endif
  }

  /// The names of all tests.
  func tests() async throws -> [Substring] {
    try await Command.output(list, in: work.copy.path).split(separator: "\n")
  }

  struct Run {
    let ending: ProcessEnding

    /// The numbers of the mutants whose code was run, if they were recorded.
    let reached: Set<Int>
    let log: URL
  }

  /// Runs tests with a mutant.
  ///
  /// - Parameter mutant: The mutant's number; nil for none, and to record which are reached.
  func run(_ suites: [TestSuite], mutant: Int?, timeout: Duration) async throws -> Run {
    let home = try work.home()
    defer { try? FileManager.default.removeItem(at: home.folder) }
    let name =
      mutant.map { "mutant-\($0)" } ?? "unchanged-" + suites.map(\.name).joined().filter(\.isLetter).prefix(100)
    let log = work.logs.appending(path: name + ".log")
    let session = Session(
      command: command + suites.flatMap { ["--filter", $0.filter] },
      folder: work.copy.path,
      environment: Self.environment.merging(home.environment) { $1 },
      log: log.path,
      note: (work.sessions.path, String(mutant ?? -1))
    )
    let (ending, number) = try await session.run(timeout: timeout) { mutant != nil && $0.isFailure }
    let note = work.sessions.appending(path: String(number))
    let record = note.appendingPathExtension("reached")
    defer { [note, record].forEach { try? FileManager.default.removeItem(at: $0) } }
    let numbers = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    return Run(ending: ending, reached: Set(numbers.split(separator: "\n").compactMap { Int($0) }), log: log)
  }

  /// The variables that CI sets, and a limit in seconds for programs that a mutant lets wait.
  private static let environment: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "STOREFRONT_API_KEY", "INWARD_MUTANT"] { variables[name] = nil }
    let set = [
      "CI": "true", "LC_ALL": "C.UTF-8", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "8",
      "TEST_PROGRAM_LIMIT": "45",
    ]
    return variables.merging(set) { $1 }
  }()
}

extension StringProtocol {
  /// Whether Swift Testing prints this line for an issue that makes a test fail.
  var isFailure: Bool { contains(" recorded an issue ") }

  /// The name of the test in such a line: `✘ Test "adds up" recorded an issue at …`.
  var failedTest: String {
    let start = range(of: "Test ")?.upperBound ?? startIndex
    let end = range(of: " recorded an issue ")?.lowerBound ?? endIndex
    return start < end ? String(self[start..<end]) : String(self)
  }
}
