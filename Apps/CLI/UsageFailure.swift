import ArgumentParser
import Foundation

/// Exits with the message of the command line parser: an error, or the help that was asked for.
enum UsageFailure {
  /// An error is printed as JSON if the command line contains `--json`, although it is wrong.
  static func exit(with error: any Error) -> Never {
    let code = StorefrontCommand.exitCode(for: error)
    let isJSON = code == .validationFailure && CommandLine.arguments.contains("--json")
    let line = isJSON ? try? FailureJSON(code: "usage", message: StorefrontCommand.message(for: error)).line() : nil
    // The command that runs without a name is not shown under one.
    let text = StorefrontCommand.fullMessage(for: error).replacing("storefront start", with: "storefront")
    let output = line == nil && !code.isSuccess ? FileHandle.standardError : .standardOutput
    if let message = line ?? (text.isEmpty ? nil : text) { try? output.write(contentsOf: Data("\(message)\n".utf8)) }
    Foundation.exit(code.rawValue)
  }
}
