import Foundation
import Model
import Reading

/// The output of a run before, where nothing has changed since.
struct RecordedOutput {
  private let project: Project
  private let cache: OutputCache
  private let survey: RepositorySurvey
  private let request: [String]

  /// - Parameter request: All that decides the output, other than the repository and its configuration.
  /// - Returns: `nil` where there is no cache, or where a part of the repository cannot be read.
  init?(of request: [String], in project: Project) async {
    guard let cache = project.outputs, let survey = await project.survey() else { return nil }
    self.project = project
    self.cache = cache
    self.survey = survey
    self.request = [project.root, project.configuration.path, project.configurationText] + request
  }

  var output: OutputCache.Output? {
    cache.output(for: request, on: survey, environment: ProcessInfo.processInfo.environment)
  }

  /// Keeps an output for the next run, unless a source was edited while it came about.
  ///
  /// - Parameter variables: Those of the environment that decided it, or `nil` where that cannot be told.
  func save(_ output: OutputCache.Output, variables: Set<String>?) async {
    guard let variables, await project.survey() == survey else { return }
    let environment = ProcessInfo.processInfo.environment
    var output = output
    output.variables = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment[$0]) })
    cache.save(output, for: request, on: survey)
  }
}

extension OutputCache.Output {
  /// Prints it and ends the program.
  func finish() -> Never {
    for note in notes { StandardError.print(note) }
    var buffer = OutputBuffer()
    buffer.append(text)
    buffer.flush()
    exit(status)
  }
}
