import Foundation

/// Runs another program and waits for it.
struct Subprocess {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// - Parameter environment: Variables to add to this process's environment.
  /// - Throws: `Failure` if the program cannot be started.
  static func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:],
    showsOutput: Bool = false
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files instead of pipes, because a full pipe blocks the program until someone reads it.
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    if !showsOutput {
      process.standardOutput = output.handle
      process.standardError = errors.handle
    }
    do {
      try process.run()
    } catch {
      throw Failure("cannot start \(arguments[0]): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output.text, errors: errors.text)
  }
}

/// A file without a name, so that nothing of it is left however the process ends.
private struct TemporaryFile {
  let handle: FileHandle

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let handle = FileHandle(forUpdatingAtPath: url.path)
    else { throw Failure("cannot write to \(FileManager.default.temporaryDirectory.path).") }
    self.handle = handle
    try FileManager.default.removeItem(at: url)
  }

  var text: String {
    try? handle.seek(toOffset: 0)
    let data = (try? handle.readToEnd()) ?? nil
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
