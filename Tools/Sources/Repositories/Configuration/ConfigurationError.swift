public import Model

/// All problems in a configuration.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file's path, relative to the repository's root.
  public var path: String
  /// Sorted by file and position; never empty.
  public var problems: [Problem]

  public init(path: String, problems: [Problem]) {
    self.path = path
    self.problems = problems
  }

  public struct Problem: Hashable, Sendable {
    /// The path of the file that it is in, if that is another one, which the configuration extends.
    public var path: String?
    public var position: SourcePosition
    /// The problem and its correction, in one sentence without a full stop.
    public var message: String
    /// A known name close to an unknown one.
    public var suggestion: String?

    public init(at position: SourcePosition, _ message: String, suggestion: String? = nil) {
      self.position = position
      self.message = message
      self.suggestion = suggestion
    }
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line per problem, in the format that editors and CI turn into links.
  public var description: String {
    problems.map { problem in
      "\(SourceLocation(path: problem.path ?? path, position: problem.position)): error: \(problem)"
    }.joined(separator: "\n")
  }
}

extension ConfigurationError.Problem: CustomStringConvertible {
  public var description: String {
    suggestion.map { "\(message); did you mean `\($0)`?" } ?? message
  }
}

/// Collects problems, so that one run reports all of them.
struct Problems {
  private var problems: [ConfigurationError.Problem] = []
  /// The remaining budget for comparing names. Comparing takes time, and no one reads hundreds of suggestions.
  private var comparisonsLeft = 50_000

  var isEmpty: Bool { problems.isEmpty }

  var sorted: [ConfigurationError.Problem] {
    problems.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// Adds those of a file, with their positions among all files.
  mutating func add(_ others: Problems, at place: (SourcePosition) -> SourcePosition) {
    problems += others.problems.map { problem in
      var problem = problem
      problem.position = place(problem.position)
      return problem
    }
  }

  mutating func add(_ message: String, at position: SourcePosition) {
    problems.append(.init(at: position, message))
  }

  /// Adds a problem with an unknown name, and suggests the closest known one.
  mutating func add(_ message: String, at position: SourcePosition, unknown name: String, known: [String]) {
    let suggestion = closest(to: name, of: known)
    problems.append(.init(at: position, message, suggestion: suggestion))
  }

  /// The closest known name, unless the budget is used up.
  mutating func closest(to name: String, of known: [String]) -> String? {
    comparisonsLeft -= known.count
    return comparisonsLeft >= 0 ? name.closest(of: known) : nil
  }
}
