import Foundation

/// Runs git in a folder.
struct Git {
  let folder: String
  var environment: [String: String] = [:]

  /// What git prints, without the line's end.
  ///
  /// - Throws: `Failure` with git's own words where it does not succeed.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let outcome = try outcome(arguments)
    guard outcome.status == 0 else { throw Failure("git \(arguments[0]) fails: \(Self.reason(outcome))") }
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// - Throws: `Failure` where there is no git.
  func outcome(_ arguments: [String]) throws -> Subprocess.Outcome {
    // A repository that the caller's environment names, as in a hook, is another one than the folder's.
    let foreign = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].flatMap { ["-u", $0] }
    let own = environment.map { "\($0)=\($1)" }
    return try Subprocess.run(["env"] + foreign + own + ["git"] + arguments, in: folder)
  }

  static func reason(_ outcome: Subprocess.Outcome) -> String {
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    let told = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    return told.map(String.init) ?? "status \(outcome.status)"
  }
}
