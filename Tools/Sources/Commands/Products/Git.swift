import Foundation
import Generating

/// Runs git in a folder.
struct Git {
  let folder: String
  var environment: [String: String?] = [:]

  /// Git's standard output without the final line ending.
  ///
  /// - Throws: `Failure` with git's error message if it fails.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let outcome = try outcome(arguments)
    guard outcome.status == 0 else { throw Self.failure(arguments[0], outcome) }
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// The sorted paths that a command prints with `-z`.
  ///
  /// - Throws: `Failure` with git's error message if it fails.
  func paths(_ arguments: [String]) throws -> [String] {
    let outcome = try outcome(arguments)
    guard outcome.status == 0 else { throw Self.failure(arguments[0], outcome) }
    return Set(outcome.output.split(separator: "\0").map(String.init)).sorted()
  }

  /// - Throws: `Failure` if git cannot be run.
  func outcome(_ arguments: [String]) throws -> Subprocess.Outcome {
    // In a git hook, these variables name the hook's repository instead of the one in the folder.
    var variables: [String: String?] = [
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
    ]
    variables.merge(environment) { $1 }
    // Errors are told apart by their English words.
    variables["LC_ALL"] = "C"
    return try Subprocess.run("git", arguments, in: folder, environment: variables)
  }

  static func failure(_ command: String, _ outcome: Subprocess.Outcome) -> Failure {
    Failure("git \(command) failed: \(reason(outcome))")
  }

  /// Git's error message, without the credentials in addresses.
  static func reason(_ outcome: Subprocess.Outcome) -> String {
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    let message = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    guard let message else { return "status \(outcome.status)" }
    return String(message).replacing(/[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s'"]+/) { address in
      ProductRecord.Version.withoutCredentials(String(address.output))
    }
  }
}
