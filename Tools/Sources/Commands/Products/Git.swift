import Foundation

/// Runs git in a folder.
struct Git {
  let folder: String
  var environment: [String: String] = [:]

  /// Git's standard output without the final line ending.
  ///
  /// - Throws: `Failure` with git's error message if it fails.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let outcome = try outcome(arguments)
    guard outcome.status == 0 else { throw Failure("git \(arguments[0]) failed: \(Self.reason(outcome))") }
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// - Throws: `Failure` if git cannot be run.
  func outcome(_ arguments: [String]) throws -> Subprocess.Outcome {
    // In a git hook, these variables name the hook's repository instead of the one in the folder.
    let foreign = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].flatMap { ["-u", $0] }
    let own = environment.map { "\($0)=\($1)" }
    return try Subprocess.run(["env"] + foreign + own + ["git"] + arguments, in: folder)
  }

  static func reason(_ outcome: Subprocess.Outcome) -> String {
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    let message = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    return message.map(String.init) ?? "status \(outcome.status)"
  }
}
