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
