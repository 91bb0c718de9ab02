import Foundation

/// Runs `swift package dump-package`.
public enum PackageDump {
  /// Prints a package's manifest as the package manager evaluates it.
  ///
  /// - Throws: `Failure` with the first error that it prints.
  public static func run(_ folder: String) throws -> [UInt8] {
    #if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD)
      let outputs = FileManager.default.temporaryDirectory.appendingPathComponent("inward-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: outputs) }
      return try run(folder, outputs: outputs)
    #else
      throw Failure(reason: "this system runs no other programs")
    #endif
  }

  public struct Failure: Error, CustomStringConvertible {
    public var reason: String
    public var description: String { reason }
  }

  #if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD)
    /// The outputs go to files: a pipe that nobody reads fills up and stops the program for good.
    private static func run(_ folder: String, outputs: URL) throws -> [UInt8] {
      let output = outputs.appendingPathComponent("output")
      let errors = outputs.appendingPathComponent("errors")
      try Data().write(to: output)
      try Data().write(to: errors)
      let scratch = outputs.appendingPathComponent("scratch").path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // A scratch folder of its own, as a build in the package's keeps others out for as long as it runs.
      process.arguments = ["swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(reason: firstError(in: String(decoding: try Data(contentsOf: errors), as: UTF8.self)))
      }
      return Array(try Data(contentsOf: output))
    }
  #endif

  /// The first error in the manifest, or the first of all: the compiler's come behind the command that it was run with.
  static func firstError(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let line =
      errors.first { $0.contains(".swift:") && !$0.hasPrefix("error:") } ?? errors.first ?? lines.first ?? "no error"
    return line.trimmingCharacters(in: .whitespaces)
  }
}
