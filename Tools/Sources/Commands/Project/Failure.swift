import ArgumentParser
import Foundation

/// What ends a run before it has a result: a wrong configuration, command line or repository.
struct Failure: Error, CustomStringConvertible {
  /// The exit status of everything that is not a finding.
  static let status: Int32 = 2
  /// The exit status where something was found.
  static let findings = ExitCode(1)

  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Says what is wrong on standard error, or prints help on standard output, and ends the program.
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
    StandardError.print(Inward.fullMessage(for: error))
    Foundation.exit(status)
  }
}

enum StandardError {
  static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
