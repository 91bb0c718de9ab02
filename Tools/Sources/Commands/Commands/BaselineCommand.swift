import ArgumentParser
import Foundation
import Model
import Reading
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

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Apply safe fixes.",
    discussion: """
      Declares missing dependencies, and removes unused and repeated ones, duplicate imports and unused ignores. Other \
      findings need a decision and are not changed. A fix that would change anything else, such as an entry that targets \
      share, is not made, and nor is one that leads to a new finding.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Print the fixes without applying them.")
  var dryRun = false

  func run() async throws {
    let outcome = try await project.open().fix(isDryRun: dryRun)
    for line in outcome.notes { StandardError.print(line) }
    for line in outcome.report(isDryRun: dryRun) { print(line) }
  }
}

/// The file with a repository's known findings.
struct BaselineFile {
  let url: URL
  private let isRequired: Bool
  private let unsaved: String??

  /// - Parameters:
  ///   - path: The path from the command line, or `nil` for the default.
  ///   - unsaved: Files that are read as if they had been saved.
  init(root: String, path: String?, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.unsaved = path == nil ? unsaved.texts[Baseline.fileName] : nil
    url = path.map { URL(filePath: $0) } ?? URL(filePath: root).appending(path: Baseline.fileName)
    isRequired = path != nil
  }

  /// The file's text, or `nil` if the default file does not exist.
  ///
  /// - Throws: `Failure` if a file named on the command line cannot be read.
  func text() throws -> String? {
    if let unsaved { return unsaved }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      if isRequired { throw Failure("cannot read the baseline \(url.path).") }
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  func read() throws -> Baseline? {
    guard let text = try text() else { return nil }
    do {
      return try Baseline(parsing: text)
    } catch {
      throw Failure("\(url.lastPathComponent): \(error)")
    }
  }

  func write(_ baseline: Baseline) throws {
    try FileReplacement.write(baseline.text.utf8, to: url)
  }

  /// Records the findings in a repository that has a new configuration and no baseline.
  ///
  /// - Returns: Their number, or `nil` if there is a baseline.
  static func record(in root: String, _ reading: ReadingOptions) async throws -> Int? {
    let file = BaselineFile(root: root, path: nil)
    if FileManager.default.fileExists(atPath: file.url.path) { return nil }
    let findings = try await Project(path: root, configurationPath: nil, reading: reading).findings()
    if !findings.isEmpty { try file.write(Baseline(findings: findings)) }
    return findings.count
  }
}
