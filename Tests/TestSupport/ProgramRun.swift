package import Foundation

/// What a program did that ran to its end.
package struct ProgramRun: Equatable {
  package let status: Int32
  package let output: String
  package let errors: String

  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Runs a program with nothing in its environment but what is given.
  package init(
    _ program: URL,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    try self.init(process, input: input)
  }

  /// Runs a process that nobody has started, with files as its input and its outputs.
  package init(_ process: Process, input: String = "") throws {
    let files = try Self.start(process, input: input)
    process.waitUntilExit()
    try self.init(process, files)
  }

  /// Runs a process without blocking a thread, so that a server in the test can respond to it. It is ended if the test's
  /// time limit cancels the task.
  package static func ended(_ process: Process, input: String = "") async throws -> ProgramRun {
    let (endings, ending) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ending.yield() }
    let files = try start(process, input: input)
    for await _ in endings { break }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return try ProgramRun(process, files)
  }

  private static func start(_ process: Process, input: String) throws -> TemporaryFolder {
    let files = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    process.standardInput = try FileHandle(forReadingFrom: files.url.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "errors"))
    try process.run()
    return files
  }

  private init(_ process: Process, _ files: TemporaryFolder) throws {
    status = process.terminationStatus
    output = try files.text(of: "output")
    errors = try files.text(of: "errors")
  }
}
