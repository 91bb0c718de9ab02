import Foundation
import Model
import Reading
import Repositories
import Rules

/// What linting finds in a repository: in its own part, and in those that other configurations govern.
struct LintOutcome {
  var result: LintResult
  /// What cannot be read, and notes, as lines for standard error.
  var lines: [String]
  /// The manifests that could not be read, as such lines; a rule reports them as well.
  var unreadManifests: [String]
  var hasFailures: Bool
  /// The environment variables that affected the result, or `nil` if unknown.
  var variables: Set<String>?
  /// What was read of the repository, or `nil` if the files of a part were listed again.
  var read: RepositoryReader.Outcome?
  /// What was read in each folder. Not freed before the output is printed, as a process that ends need not free the model.
  var contexts: [(folder: String, context: RuleContext)]

  fileprivate mutating func add(_ part: LintOutcome) {
    result.add(part.result)
    lines += part.lines
    unreadManifests += part.unreadManifests
    hasFailures = hasFailures || part.hasFailures
    variables = variables.flatMap { own in part.variables.map(own.union) }
    read = nil
    contexts += part.contexts
  }
}

extension Linter {
  /// How much of each source to read.
  var depth: SourceScanner.Depth { readsDeclarations ? .outlines(mentionsIf: readsMentions) : .imports }
}

extension Project {
  /// Lints each part of the repository with the nearest configuration above it, as if it were a repository of its own.
  ///
  /// - Parameters:
  ///   - only: The names of the rules; empty for all.
  ///   - scope: Where findings are reported.
  ///   - listed: The files, or `nil` to list them.
  func lint(
    only: [String] = [],
    in scope: PathScope = PathScope(),
    _ listed: ListedFiles? = nil
  ) async throws -> LintOutcome {
    var linter = Linter(configuration, only: only)
    linter.scope = scope
    let outcome = try await outcome(depth: linter.depth, listed)
    let context = await RuleContext(repository: outcome.repository, configuration: configuration)
    var result = await linter.result(in: context)
    if !folder.isEmpty { result.findings = result.findings.map { $0.moved(into: folder) } }
    // What the configuration of a part extends is not in the snapshot of the repository.
    let isInSnapshot = folder.isEmpty || configuration.files.count == 1
    var all = LintOutcome(
      result: result,
      lines: outcome.lines(in: folder),
      unreadManifests: outcome.repository.unreadManifestLines,
      hasFailures: !outcome.failures.isEmpty,
      variables: isInSnapshot ? outcome.variables : nil,
      read: outcome,
      contexts: [(folder, context)]
    )
    for path in outcome.parts {
      guard let scope = scope.inside(path) else { continue }
      all.add(try await part(path).lint(only: only, in: scope))
    }
    return all
  }
}

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
    let today = project.configuration.today?.description ?? ""
    let configuration = [project.root, project.configuration.path, today] + project.configuration.texts
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
