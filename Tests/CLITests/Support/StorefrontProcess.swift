import Foundation

/// Runs the built `storefront` as a shell would.
struct StorefrontProcess {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  /// A folder for the data and the cache of one test.
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = try make(arguments)
    let files = try (output: home.makeFile(), error: home.makeFile())
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.error)
    process.standardInput = try FileHandle(forReadingFrom: home.makeFile(input))
    try process.run()
    process.waitUntilExit()
    return try Outcome(
      status: process.terminationStatus,
      output: String(contentsOf: files.output, encoding: .utf8),
      error: String(contentsOf: files.error, encoding: .utf8)
    )
  }

  /// Runs on a terminal, on which a person types nothing but the end of the input. Returns what the terminal shows.
  func run(columns: UInt16, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let console = try PseudoTerminal(columns: columns)
    let process = try make(arguments, environment: environment)
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal
    try process.run()
    let output = try console.readToEnd(typing: "\u{4}")
    process.waitUntilExit()
    return output
  }

  /// A process that is ready to run, with nothing in its environment but what a test puts there.
  func make(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.environment = [
      "HOME": home.url.path,
      "XDG_DATA_HOME": home.url.appending(path: "data").path,
      "XDG_CACHE_HOME": home.url.appending(path: "cache").path,
    ].merging(environment) { $1 }
    return process
  }

  private struct NotBuilt: Error {}
  private final class Anchor {}

  /// The program is beside the test bundle, or above it if bundles are folders.
  private static func executable() throws -> URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let candidate = folder.appending(path: "storefront")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }
}
