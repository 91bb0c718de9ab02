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
