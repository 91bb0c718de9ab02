import ArgumentParser
import Foundation

/// Ends the program with what the command line parser has to say.
enum UsageFailure {
  /// A program that asked for JSON gets its error as JSON too, although the command line it came with is wrong.
  static func exit(with error: any Error) -> Never {
    let code = StorefrontCommand.exitCode(for: error)
    if code == .validationFailure, CommandLine.arguments.contains("--json") {
      let failure = FailureJSON(code: "usage", message: StorefrontCommand.message(for: error))
      try? JSONOutput.print(failure)
      Foundation.exit(code.rawValue)
    }
    StorefrontCommand.exit(withError: error)
  }
}
