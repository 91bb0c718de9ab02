import ArgumentParser
import Configurations
import Foundation
import Model
import Reading
import Reporting
import Repositories

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create an inward.yml for an existing repository.",
    discussion: """
      Many targets become a few layers, by their names and imports; --freeze gives each its own. What the rules find is \
      recorded in \(Baseline.fileName), so that `inward lint` reports only what comes after.
      """
  )

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Allow only the imports that exist today, with a layer for each target.")
  var freeze = false

  @Flag(name: .customLong("no-baseline"), help: "Record no findings.")
  var hasNoBaseline = false

  @Flag(help: "Print the configuration without writing it.")
  var dryRun = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let root = try Project.folder(path)
    let file = URL(filePath: root).appending(path: "inward.yml")
    try requireNone(file)
    let read = try await Project.read(root, reading, isWhole: false)
    let repository = read.repository
    guard repository.packages.contains(where: { !$0.targets.isEmpty }) else {
      read.printLines()
      let isUnread = repository.unreadManifests.contains { !$0.isProject }
      let advice = isUnread ? " --allow-manifest-execution lets SwiftPM run manifests that cannot be read." : ""
      throw Failure("the packages in \(root) have no targets to put into layers.\(advice)")
    }
    let text = ConfigurationWriter.yaml(for: repository, freeze: freeze)
    if dryRun {
      read.printLines()
      print(text, terminator: "")
      return try read.requireAll()
    }
    // First, because configurations of folders may be invalid.
    let unsaved = UnsavedFiles([Configuration.fileName: text])
    let baselineFile = BaselineFile(root: root, path: nil)
    let baseline = hasNoBaseline ? nil : try await BaselineFile.first(in: root, reading, unsaved)
    // Finding what is known has printed them.
    if baseline == nil { read.printLines() }
    try Interrupts.ignored {
      try requireNone(file)
      try FileReplacement.write(Data(text.utf8), to: file)
      do {
        if let baseline, baseline.count > 0 { try baselineFile.write(baseline) }
      } catch {
        try? FileManager.default.removeItem(at: file)
        throw error
      }
    }
    switch baseline == nil && baselineFile.exists ? nil : baseline?.count ?? 0 {
    case nil:
      print("Created inward.yml; \(Baseline.fileName) was there already, and `inward baseline` renews it.")
    case 0?:
      print("Created inward.yml; run `inward lint` to check the repository.")
    case let count?:
      print(
        """
        Created inward.yml, and \(Baseline.fileName) with \(count.counting("known finding")). `inward lint` \
        reports only new ones; `inward lint --no-baseline` lists all.
        """
      )
    }
    let unread = repository.unreadManifests.map(\.path).joined(separator: ", ")
    if !unread.isEmpty { StandardError.print("note: nothing is checked of what \(unread) declares.") }
    if baseline?.count ?? 0 > 0, let around = Project.root(around: root.parentFolder) {
      StandardError.print("note: a baseline is for the folder that is linted; run `inward baseline` in \(around) too.")
    }
    try read.requireAll()
  }

  /// - Throws: `Failure` if there is a configuration. One without a text is none.
  private func requireNone(_ file: URL) throws {
    let isEmpty = FileManager.default.contents(atPath: file.path)?.isEmpty ?? false
    guard !dryRun, !isEmpty, FileManager.default.fileExists(atPath: file.path) else { return }
    throw Failure("inward.yml already exists; --dry-run prints what would be written.")
  }
}

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

  @Option(name: .customLong("baseline"), file: "The file to write.")
  var path: String?

  @Flag(help: "Remove entries whose finding is gone; add none.")
  var prune = false

  func run() async throws {
    let project = try project.open()
    let file = BaselineFile(root: project.root, path: path)
    let old = FileManager.default.fileExists(atPath: file.url.path) ? try file.read() : nil
    let findings = try await project.findings(known: old ?? Baseline())
    if prune {
      guard let old else { throw Failure("there is no baseline to prune at \(file.url.path).") }
      let new = old.pruned(to: findings)
      try file.write(new)
      return print("The baseline had \(old.count.counting("finding")), and now has \(new.count).")
    }
    let new = Baseline(findings: findings)
    let isInCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
    if isInCI, !new.isSubset(of: old ?? Baseline()) {
      StandardError.print("error: the baseline must not grow in CI; run `inward baseline` locally.")
      throw Failure.findings
    }
    try file.write(new)
    print("\(file.url.lastPathComponent) now has \(new.count.counting("finding")).")
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
    if outcome.hasFailures { throw Failure.unread }
  }
}

extension Baseline {
  /// The baseline that has some findings as well; of those that it has, the larger count.
  func adding(_ findings: [Finding]) -> Baseline { Baseline(entries: entries + Baseline(findings: findings).entries) }
}

/// The file with a repository's known findings.
struct BaselineFile {
  let url: URL
  private let isRequired: Bool
  private let unsaved: String??

  /// - Parameter path: The path from the command line, or `nil` for the default.
  init(root: String, path: String?, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.unsaved = path == nil ? unsaved.texts[Baseline.fileName] : nil
    url = path.map { URL(filePath: $0) } ?? URL(filePath: root).appending(path: Baseline.fileName)
    isRequired = path != nil
  }

  /// The file's text, or `nil` if the default file does not exist.
  ///
  /// - Throws: `Failure` if the file cannot be read, or one named on the command line does not exist.
  func text() throws -> String? {
    if let unsaved { return unsaved }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      if isRequired || Project.hasEntry(url.path) { throw Failure("cannot read the baseline \(url.path).") }
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The findings in the file; none if the default file does not exist.
  func read() throws -> Baseline {
    guard let text = try text() else { return Baseline() }
    do {
      return try Baseline(parsing: text)
    } catch {
      throw Failure("\(url.lastPathComponent): \(error)")
    }
  }

  func write(_ baseline: Baseline) throws {
    try FileReplacement.write(Data(baseline.text.utf8), to: url)
  }

  /// What the rules find in a repository that has a new configuration, which may be unsaved; `nil` if there is a baseline.
  static func first(
    in root: String,
    _ reading: ReadingOptions,
    _ unsaved: UnsavedFiles = UnsavedFiles()
  ) async throws -> Baseline? {
    if BaselineFile(root: root, path: nil).exists { return nil }
    let project = try Project(path: root, reading: reading, unsaved: unsaved)
    return Baseline(findings: try await project.findings(known: Baseline()))
  }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }
}
