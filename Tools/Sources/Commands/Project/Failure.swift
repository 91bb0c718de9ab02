import ArgumentParser
import Foundation
import Model
import Reading
import Repositories

/// An error that ends the run without a result: an invalid configuration, command line or repository.
struct Failure: Error, CustomStringConvertible {
  /// The exit status of a failure.
  static let status: Int32 = 2
  /// The exit status of a run with findings.
  static let findings = ExitCode(1)

  let description: String
  /// The problems of a configuration, if they are the reason.
  var configuration: ConfigurationError?

  init(_ description: String) {
    self.description = description
  }

  init(_ error: ConfigurationError) {
    self.init("\(error)")
    configuration = error
  }

  /// - Parameters:
  ///   - kind: What has the name.
  ///   - names: The names that there are.
  ///   - others: More names, which are too many to list.
  init(unknown kind: String, _ name: String, among names: [String], and others: [String] = []) {
    let closest = name.closest(of: names + others)
    let advice = closest.map { "did you mean \($0)?" } ?? "there are \(names.joined(separator: ", "))."
    self.init("no \(kind) is named \(name); \(advice)")
  }

  /// Prints the error on standard error, or help on standard output, and exits.
  static func exit(with error: any Error) -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    if let failure = error as? Failure {
      StandardError.print("error: \(failure)")
      Foundation.exit(status)
    }
    if Inward.exitCode(for: error) == .success {
      print(Inward.fullMessage(for: error))
      Foundation.exit(0)
    }
    StandardError.print(error.isOfSystem ? "error: \(sentence(for: error))" : Inward.fullMessage(for: error))
    Foundation.exit(status)
  }

  /// What people read of an error.
  static func sentence(for error: any Error) -> String {
    guard error.isOfSystem else { return "\(error)" }
    let file = (error as NSError).userInfo[NSFilePathErrorKey] as? String
    return "\(file ?? "the system failed"): \(error.reason)."
  }
}

enum StandardError {
  static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
