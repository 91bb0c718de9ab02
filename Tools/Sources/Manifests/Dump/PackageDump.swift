import Foundation

/// Runs `swift package dump-package`.
public enum PackageDump {
  /// Prints a package's manifest as evaluated by SwiftPM.
  ///
  /// - Throws: `Failure` with SwiftPM's first error message, or if it takes more than two minutes.
  @Sendable public static func run(_ folder: String) throws -> [UInt8] {
    try run(folder, program: "swift", limit: 120)
  }

  /// - Parameter limit: How long SwiftPM and the manifest may take, in seconds. After that, both are ended.
  static func run(_ folder: String, program: String, limit: TimeInterval) throws -> [UInt8] {
    let outputs = FileManager.default.temporaryDirectory.appendingPathComponent("inward-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outputs) }
    // Output goes to files, because a full pipe that is not read would block the program.
    let output = outputs.appendingPathComponent("output")
    let errors = outputs.appendingPathComponent("errors")
    // A separate scratch folder, because a running build locks the package's own.
    let scratch = outputs.appendingPathComponent("scratch").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
    process.standardInput = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    do {
      try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
      try Data().write(to: output)
      try Data().write(to: errors)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      if hasEnded.wait(timeout: .now() + limit) == .timedOut {
        end(process)
        throw Failure(reason: "SwiftPM needs more than \(Int(limit)) seconds")
      }
      guard process.terminationStatus == 0 else {
        throw Failure(reason: firstError(in: String(decoding: try Data(contentsOf: errors), as: UTF8.self)))
      }
      return Array(try Data(contentsOf: output))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(reason: "SwiftPM cannot be run with its output in \(outputs.path)")
    }
  }

  public struct Failure: Error, CustomStringConvertible {
    public var reason: String
    public var description: String { reason }

    static func unexpected(_ part: String) -> Failure { Failure(reason: "\(part) in its output") }
  }

  /// Ends a program and those that it started, which are in its process group.
  private static func end(_ process: Process) {
    let id = process.processIdentifier
    kill(getpgid(id) == id ? -id : id, SIGKILL)
    process.waitUntilExit()
  }

  /// The first error in a manifest, or else the first error. The compiler's errors come after those of the command.
  static func firstError(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let line =
      errors.first { $0.contains(".swift:") && !$0.hasPrefix("error:") } ?? errors.first ?? lines.first ?? "no error"
    return line.trimmingCharacters(in: .whitespaces)
  }
}
