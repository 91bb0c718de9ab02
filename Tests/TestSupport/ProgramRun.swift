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
    let files = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    process.standardInput = try FileHandle(forReadingFrom: files.url.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try files.text(of: "output")
    errors = try files.text(of: "errors")
  }
}
