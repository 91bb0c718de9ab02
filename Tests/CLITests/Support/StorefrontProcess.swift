import Foundation

/// Runs the built `storefront` as a person's shell would.
struct StorefrontProcess {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  /// A folder for the data and the cache of one test.
  let home: TemporaryFolder
  var environment: [String: String] = [:]

  init(home: TemporaryFolder) {
    self.home = home
  }

  func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String? = nil) throws -> Outcome {
    let process = try make(arguments)
    let files = try (output: home.makeFile(), error: home.makeFile())
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.error)
    process.standardInput = try input.map { try FileHandle(forReadingFrom: home.makeFile($0)) } ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Outcome(
      status: process.terminationStatus,
      output: String(contentsOf: files.output, encoding: .utf8),
      error: String(contentsOf: files.error, encoding: .utf8)
    )
  }

  /// A process that is ready to run, with nothing in its environment but what a test puts there.
  func make(_ arguments: [String]) throws -> Process {
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

  /// The program lies beside the test bundle, or above it where bundles are folders.
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
