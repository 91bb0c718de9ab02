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
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
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

  static func firstError(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "it printed no error"
    return line.trimmingCharacters(in: .whitespaces)
  }
}
