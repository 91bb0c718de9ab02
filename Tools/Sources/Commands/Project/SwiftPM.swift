import Foundation

/// Runs SwiftPM for manifests that the reader cannot evaluate.
enum SwiftPM {
  /// - Throws: `Failure` with SwiftPM's first error message.
  @Sendable static func dump(_ folder: String) throws -> [UInt8] {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let options = ["--package-path", folder, "--scratch-path", scratch.path]
    let outcome = try Subprocess.run("swift", ["package"] + options + ["dump-package"], in: folder)
    guard outcome.status == 0 else {
      let line = outcome.errors.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
      throw Failure("swift package dump-package: \(line ?? "status \(outcome.status)")")
    }
    return Array(outcome.output.utf8)
  }
}
