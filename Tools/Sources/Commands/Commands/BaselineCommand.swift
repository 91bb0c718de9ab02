import ArgumentParser
import Foundation
import Model
import Repositories
import Rules

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Record the existing findings, so that lint reports only new ones.",
    discussion: """
      With --prune, only removes entries whose finding is gone. If CI is set in the environment, the baseline must not \
      grow: a run that would add to it exits with 1.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Option(name: .customLong("baseline"), help: ArgumentHelp("The file to write.", valueName: "file"))
  var path: String?

  @Flag(help: "Remove entries whose finding is gone; add none.")
  var prune = false

  func run() async throws {
    let project = try project.open()
    let findings = try await project.findings()
    let defaultFile = BaselineFile(root: project.root, path: nil)
    let file = BaselineFile(root: project.root, path: path)
    let old = FileManager.default.fileExists(atPath: file.url.path) ? try file.read() : nil
    if prune {
      guard let old else {
        throw Failure("there is no baseline to prune at \((path.map { _ in file } ?? defaultFile).url.path).")
      }
      let new = old.pruned(to: findings)
      try file.write(new)
      print("The baseline had \(old.count) findings, and now has \(new.count).")
      return
    }
    let new = Baseline(findings: findings)
    let isInCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
    if isInCI, !new.isSubset(of: old ?? Baseline(findings: [])) {
      StandardError.print("error: the baseline must not grow in CI; run `inward baseline` locally.")
      throw Failure.findings
    }
    try file.write(new)
    print("\(file.url.lastPathComponent) now has \(new.count) findings.")
  }
}
