import Foundation
import Model
import Reading

/// The output of an earlier run, valid if nothing has changed since.
struct RecordedOutput {
  private let project: Project
  private let cache: OutputCache
  private let snapshot: RepositorySnapshot
  /// The files that the output is about.
  let listed: ListedFiles
  private let request: [String]

  /// - Parameter request: Everything that determines the output, besides the repository and its configuration.
  /// - Returns: `nil` if caching is off, or part of the repository cannot be read.
  init?(of request: [String], in project: Project) async {
    guard let cache = project.outputs, case let listed = await project.list(), let snapshot = listed.snapshot else {
      return nil
    }
    self.project = project
    self.listed = listed
    self.cache = cache
    self.snapshot = snapshot
    self.request = [project.root, project.configuration.path] + project.configuration.texts + request
  }

  var output: OutputCache.Output? {
    cache.output(for: request, on: snapshot, environment: ProcessInfo.processInfo.environment)
  }

  /// Caches an output for the next run, unless a source changed during this one.
  ///
  /// - Parameter variables: The environment variables that affected it, or `nil` if unknown.
  func save(_ output: OutputCache.Output, variables: Set<String>?) async {
    guard let variables, await project.isCurrent(listed) else { return }
    let environment = ProcessInfo.processInfo.environment
    var output = output
    output.variables = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment[$0]) })
    cache.save(output, for: request, on: snapshot)
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
