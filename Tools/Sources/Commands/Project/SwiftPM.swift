import Foundation

/// The package manager, for manifests that cannot be read without running them.
enum SwiftPM {
  /// - Throws: `Failure` with the first error that it tells.
  @Sendable static func dump(_ folder: String) throws -> [UInt8] {
    let outcome = try Subprocess.run(["swift", "package", "--package-path", folder, "dump-package"], in: folder)
    guard outcome.status == 0 else {
      let line = outcome.errors.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
      throw Failure("swift package dump-package: \(line ?? "status \(outcome.status)")")
    }
    return Array(outcome.output.utf8)
  }
}
