public import Foundation

/// What a program did that ran to its end.
public struct ProgramRun: Equatable, Sendable {
  public let status: Int32
  public let output: String
  public let errors: String

  public init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Runs a program with nothing in its environment but what is given.
  ///
  /// - Throws: ``RunningProgram/TookTooLong``
  public init(
    _ program: URL,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil,
    limit: TimeInterval = RunningProgram.usualLimit
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    try self.init(process, input: input, limit: limit)
  }

  /// Runs a process that nobody has started, with files as its input and its outputs.
  ///
  /// - Throws: ``RunningProgram/TookTooLong``
  public init(_ process: Process, input: String = "", limit: TimeInterval = RunningProgram.usualLimit) throws {
    let files = try Self.files(of: process, input: input)
    try RunningProgram(process, limit: limit).waitForEnd()
    try self.init(process, files)
  }

  /// Runs a process without blocking a thread, so that a server in the test can respond to it. It is killed if the test's
  /// time limit cancels the task.
  public static func ended(_ process: Process, input: String = "") async throws -> ProgramRun {
    let (endings, ending) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ending.yield() }
    let files = try files(of: process, input: input)
    let program = try RunningProgram(process)
    for await _ in endings { break }
    if Task.isCancelled { program.stop() }
    try program.waitForEnd()
    return try ProgramRun(process, files)
  }

  private static func files(of process: Process, input: String) throws -> TemporaryFolder {
    let files = try TemporaryFolder(["output": "", "errors": ""])
    process.standardInput =
      input.isEmpty ? .nullDevice : try FileHandle(forReadingFrom: files.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "errors"))
    return files
  }

  private init(_ process: Process, _ files: TemporaryFolder) throws {
    status = process.terminationStatus
    output = try files.text(of: "output")
    errors = try files.text(of: "errors")
  }
}
