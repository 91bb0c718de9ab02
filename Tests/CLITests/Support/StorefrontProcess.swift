import Foundation
import TestSupport

/// Runs the built `storefront` as a shell would.
struct StorefrontProcess {
  /// A folder for the data and the cache of one test.
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(make(arguments, environment: environment), input: input)
  }

  /// Runs without blocking a thread, so that a server in the test can respond.
  func run(besideServer arguments: [String], environment: [String: String] = [:]) async throws -> ProgramRun {
    try await ProgramRun.ended(make(arguments, environment: environment))
  }

  /// Runs on a terminal, on which a person types nothing but the end of the input. Returns what the terminal shows.
  func run(columns: UInt16, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let console = try PseudoTerminal(columns: columns)
    let program = try start(on: console, arguments, environment: environment)
    try console.type("\u{4}")
    let output = console.output()
    try program.waitForEnd()
    return output
  }

  /// Starts a program on a terminal that no other program uses then.
  func start(
    on console: PseudoTerminal,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let process = try make(arguments, environment: environment)
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal
    let program = try RunningProgram(process)
    try console.terminal.close()
    return program
  }

  /// A process that is ready to run, with nothing in its environment but what a test puts there.
  func make(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = try BuiltProgram.url("storefront")
    process.arguments = arguments
    process.environment = [
      "HOME": home.url.path,
      "XDG_DATA_HOME": home.url.appending(path: "data").path,
      "XDG_CACHE_HOME": home.url.appending(path: "cache").path,
    ].merging(environment) { $1 }
    return process
  }
}
