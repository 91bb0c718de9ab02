import Foundation

/// A program that is run for what it prints.
struct Command {
  /// The output of a program that has to succeed.
  static func output(_ arguments: [String], in folder: String) async throws -> String {
    let log = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    // What a program prints as a warning must not end in its output.
    let session = Session(
      command: ["/bin/sh", "-c", #""$@" 2>"$0""#, log + ".errors"] + arguments,
      folder: folder,
      environment: ProcessInfo.processInfo.environment,
      log: log
    )
    defer { try? FileManager.default.removeItem(atPath: log + ".errors") }
    let ending = try await session.run(timeout: .seconds(300)).ending
    guard ending == .exit(0) else {
      let errors = (try? String(contentsOfFile: log + ".errors", encoding: .utf8)) ?? ""
      throw RunFailure("\(arguments.joined(separator: " ")): \(errors)")
    }
    return try String(contentsOfFile: log, encoding: .utf8)
  }
}
