import Foundation

/// Runs another program and waits for it.
struct Subprocess {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// - Parameter environment: What is set besides this program's own environment.
  /// - Throws: `Failure` where the program is not to be found.
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
    // Files hold any amount of output, where two pipes would have to be emptied at the same time.
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    if !showsOutput {
      process.standardOutput = output.handle
      process.standardError = errors.handle
    }
    do {
      try process.run()
    } catch {
      throw Failure("\(arguments[0]) cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output.text, errors: errors.text)
  }
}

/// A file that is gone when nothing refers to it any more.
private final class TemporaryFile {
  private let url = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: url.path)
    else { throw Failure("no file can be written to \(FileManager.default.temporaryDirectory.path).") }
    self.handle = handle
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var text: String {
    String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
  }
}
