import Foundation
import Model
import Reading
import Repositories

/// The output of an earlier run, valid if nothing has changed since that would change it.
struct RecordedOutput {
  private let project: Project
  private let run: RecordedRun
  private let depth: SourceScanner.Depth

  /// - Parameters:
  ///   - request: Everything that determines the output, besides the repository and its configuration.
  ///   - depth: How much of each file is read.
  /// - Returns: `nil` if caching is off, or part of the repository cannot be read.
  init?(of request: [String], in project: Project, depth: SourceScanner.Depth) {
    guard project.usesCache, case let listed = project.list(), listed.snapshot != nil else { return nil }
    self.project = project
    self.depth = depth
    let configuration = [project.root, project.configuration.path] + project.configuration.texts
    run = RecordedRun(request: configuration + request, listed: listed)
  }

  /// The files that the output is about.
  var listed: ListedFiles { run.listed }

  var output: OutputCache.Output? {
    project.reader(depth: depth).output(of: run, environment: ProcessInfo.processInfo.environment)
  }

  /// Caches an output for the next run, unless a source changed during this one.
  ///
  /// - Parameters:
  ///   - outcome: What led to it.
  ///   - shown: The files that it names.
  func save(_ output: OutputCache.Output, of outcome: LintOutcome, shown: Set<String>) {
    guard let variables = outcome.variables else { return }
    let environment = ProcessInfo.processInfo.environment
    var output = output
    output.variables = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment[$0]) })
    project.reader(depth: depth).save(output, of: run, reading: outcome.read, shown: shown)
  }
}

extension OutputCache.Output {
  func show() {
    for note in notes { StandardError.print(note) }
    var buffer = OutputBuffer()
    buffer.append(text)
    buffer.flush()
  }

  /// Prints the output and exits.
  func finish() -> Never {
    show()
    exit(status)
  }
}
